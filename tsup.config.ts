import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { compose } from './.build/compose.ts'
import { icons } from './.build/icons.ts'
import { slimmer } from './.build/slimmer.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** The folder for the split, unminified modules. */
const modules = 'node_modules/.cache/storefront'

/** React's API, provided by preact/compat: 61 kB less to download. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat'
}

/** Leaves the messages to `.build/messages.ts`, and makes the second script depend on the whole first one. */
const parting: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'parting',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]i18n[\\/]messages[\\/]all\.ts$/ }, () => ({
      contents: 'export const words = {}; STOREFRONT_WORDS(words)'
    }))
    // Loaded by its own script instead.
    build.onLoad({ filter: /[\\/]src[\\/]app[\\/]deferred[\\/]deferred-code\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        "() => import('./deferred-bundle.ts')",
        '() => Promise.reject()'
      ),
      loader: 'ts'
    }))
    build.onLoad({ filter: /[\\/]src[\\/]embed[\\/]mount[\\/]deferred-bundle\.ts$/ }, async ({ path }) => ({
      contents: `import '../../main.ts'\nimport { words } from '../../i18n/messages/all.ts'\nSTOREFRONT_WORDS(words)\n${await readFile(path, 'utf8')}`,
      loader: 'ts'
    }))
  }
}

rmSync(modules, { recursive: true, force: true })

export default defineConfig({
  entry: { storefront: 'src/main.ts', 'storefront-more': 'src/embed/mount/deferred-bundle.ts' },
  outDir: modules,
  format: 'esm',
  platform: 'browser',
  target: 'es2020',
  sourcemap: true,
  splitting: true,
  clean: false,
  noExternal: [/./],
  esbuildPlugins: [parting, icons, ...slimmer],
  outExtension: () => ({ js: '.js' }),
  define: { STOREFRONT_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  onSuccess: async () => {
    await compose(modules, 'dist')
    // The licence of PubNub's SDK allows only unmodified copies, so it stays a separate file.
    copyFileSync('node_modules/pubnub/dist/web/pubnub.min.js', 'dist/pubnub.js')
  },
  esbuildOptions(options) {
    options.alias = preact
    options.legalComments = 'none'
    delete options.tsconfig
    options.tsconfigRaw = { compilerOptions: { jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment' } }
    options.inject = ['./.build/jsx.ts']
    options.minifySyntax = true
  }
})
