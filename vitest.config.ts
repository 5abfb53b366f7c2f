import { defineConfig } from 'vitest/config'
import { BlocksSequencer } from './tests/run/sequencer.ts'
import { inFirefox, onEmbedded, slow, slowOnServer } from './tests/run/files.ts'

const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' }
]

/** Waits end when what they wait for is there; a second, the default, is too short on a busy machine. */
const patient = {
  setupFiles: ['tests/run/patience.ts', 'tests/run/machine-clocks.ts', 'tests/run/figures/measure.ts'],
  expect: { poll: { timeout: 20_000, interval: 10 } }
}
const node = { ...patient, environment: 'node' as const }
/** Loads the messages of all languages before each file. */
const spoken = { setupFiles: [...patient.setupFiles, 'tests/i18n/support/load-languages.ts'] }
/** Tests of code that reads the host's page, and draws nothing with React. */
const inPage = ['tests/embed/page/**/*.test.ts']
const dom = {
  ...patient,
  setupFiles: [...spoken.setupFiles, 'tests/screens/support/clean-window.ts'],
  // One window for all files of a worker.
  isolate: false,
  environment: 'happy-dom' as const,
  include: ['tests/{screens,staff,ui,i18n,snippet}/**/*.test.{ts,tsx}'],
  testTimeout: 60_000
}
/** Aliases reach into packages only when these are bundled along. */
const inline = { server: { deps: { inline: [/@nanostores\/react/, /wouter/] } } }

/** Starts a private Postgres for the files of a project. */
const onPostgres = { globalSetup: ['tests/server/support/database/server-postgres.ts'] }

/** Timeouts only end what hangs: a machine may be busy with other work. */
const server = { ...node, isolate: false, testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    // A machine of two cores would else be given one.
    maxWorkers: 2,
    reporters: ['default', './tests/run/report.ts', './tests/run/figures/reporter.ts'],
    sequence: { sequencer: BlocksSequencer },
    // Projects, and runs one after the other, transform each source once.
    experimental: { fsModuleCache: true },
    tags: [{ name: 'core', description: 'Browser tests that each change must pass; the others run in `verify:full`.' }],
    projects: [
      {
        test: {
          ...node,
          ...spoken,
          name: 'rules',
          isolate: false,
          include: ['tests/{rules,lib,routing,format,types,embed,project}/**/*.test.ts'],
          exclude: [...inPage, ...slow],
          testTimeout: 60_000
        }
      },
      {
        test: {
          ...server,
          ...onPostgres,
          ...spoken,
          name: 'stores',
          include: ['tests/{stores,catalogue,import}/**/*.test.ts'],
          exclude: slow,
          testTimeout: 120_000
        }
      },
      { test: { ...dom, ...inline, name: 'screens-react', env: { THOROUGH: '1' } } },
      {
        resolve: { alias: preact },
        test: { ...dom, ...inline, name: 'screens-preact', include: [...dom.include, ...inPage] }
      },
      {
        test: {
          ...node,
          name: 'browser',
          isolate: false,
          include: ['tests/{browser,component}/**/*.test.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts', ...onPostgres.globalSetup],
          testTimeout: 90_000,
          hookTimeout: 90_000
        }
      },
      // Run by `verify:full` alone.
      {
        test: {
          ...node,
          name: 'webkit',
          include: ['tests/webkit/**/*.test.ts'],
          globalSetup: onPostgres.globalSetup,
          testTimeout: 120_000,
          hookTimeout: 60_000
        }
      },
      // Run by `verify:full` alone, in a WordPress of Debian's.
      {
        test: {
          ...node,
          name: 'wordpress',
          isolate: false,
          include: ['tests/wordpress/**/*.test.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts', ...onPostgres.globalSetup],
          testTimeout: 120_000,
          hookTimeout: 120_000
        }
      },
      // The same files in another browser.
      {
        test: {
          ...node,
          name: 'firefox',
          isolate: false,
          include: inFirefox,
          globalSetup: ['tests/browser/support/firefox-setup.ts', ...onPostgres.globalSetup],
          testTimeout: 90_000,
          hookTimeout: 90_000
        }
      },
      // Run by `verify:full` alone.
      {
        test: {
          ...node,
          ...onPostgres,
          ...spoken,
          name: 'slow',
          include: ['tests/slow/**/*.test.ts', ...slow],
          env: { THOROUGH: '1' },
          testTimeout: 300_000,
          hookTimeout: 60_000
        }
      },
      {
        test: {
          ...server,
          ...onPostgres,
          name: 'server-postgres',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...slowOnServer, ...onEmbedded]
        }
      },
      // Run by `verify:full` alone.
      {
        test: {
          ...server,
          ...onPostgres,
          name: 'server-rest',
          include: slowOnServer,
          env: { THOROUGH: '1' },
          testTimeout: 300_000
        }
      },
      // Run by `verify:full` alone.
      {
        test: {
          ...server,
          globalSetup: ['tests/server/support/database/server-pglite.ts'],
          name: 'server-pglite',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 300_000
        }
      }
    ]
  }
})
