import { defineConfig } from 'vitest/config'

// Stryker runs tests in threads, whose time zone can't be changed as `devices.test.ts` does: all run on a device whose
// clocks change on other days than a store's.
process.env['TZ'] = 'Europe/Paris'

/** The rules' own tests, for mutants of the rules; the table of promotion law is compared with its guide. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          // Instrumented rules take several times as long.
          testTimeout: 60_000,
          setupFiles: 'tests/run/machine-clocks.ts',
          include: ['tests/{rules,lib}/**/*.test.ts', 'tests/project/promotion-law.test.ts'],
          // Simulating a year takes minutes with instrumented rules.
          exclude: ['tests/rules/devices.test.ts', 'tests/rules/time/promise/promised-year.test.ts']
        }
      }
    ]
  }
})
