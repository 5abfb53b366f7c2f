import { defineConfig } from 'vitest/config'

// Stryker runs tests in threads, which can't be moved to another zone as `devices.test.ts` moves its process: all run on a
// device whose clock changes fall on other days than a store's.
process.env['TZ'] = 'Europe/Paris'

/** The rules' own tests, for mutants of the rules. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/{rules,lib}/**/*.test.ts'],
          exclude: ['tests/rules/devices.test.ts']
        }
      }
    ]
  }
})
