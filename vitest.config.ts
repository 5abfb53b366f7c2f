import { defineConfig } from 'vitest/config'
import { findPostgres } from './tests/server/support/postgres/find.ts'
import { isWanted } from './tests/server/support/postgres/wanted.ts'

const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' }
]

const node = { environment: 'node' as const }
const dom = {
  environment: 'happy-dom' as const,
  include: ['tests/{screens,ui,i18n}/**/*.test.{ts,tsx}']
}
/** Aliases apply inside packages only if these are inlined. */
const inline = { server: { deps: { inline: [/@nanostores\/react/, /wouter/] } } }

/** The same server tests run once per database. Few workers, because an embedded database takes 400 MB. */
const server = (name: 'server-pglite' | 'server-postgres') => ({
  test: {
    ...node,
    name,
    include: ['tests/server/**/*.test.ts'],
    globalSetup: [`tests/server/support/${name}.ts`],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000
  }
})

const hasPostgres = isWanted('server-postgres', process.argv) && (await findPostgres()) !== undefined

export default defineConfig({
  test: {
    // The default on a two-core machine would be one.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'rules',
          include: ['tests/{rules,lib,routing,format,types,embed}/**/*.test.ts'],
          testTimeout: 30_000
        }
      },
      {
        test: {
          ...node,
          name: 'stores',
          include: ['tests/stores/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000
        }
      },
      { test: { ...dom, ...inline, name: 'screens-react' } },
      { resolve: { alias: preact }, test: { ...dom, ...inline, name: 'screens-preact' } },
      { test: { ...node, name: 'project', include: ['tests/project/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          ...node,
          name: 'catalogue',
          include: ['tests/{catalogue,import}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000
        }
      },
      {
        test: {
          ...node,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 8000 } }
        }
      },
      // Run by `verify:full` only.
      {
        test: {
          ...node,
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000
        }
      },
      server('server-pglite'),
      ...(hasPostgres ? [server('server-postgres')] : [])
    ]
  }
})
