import { copyFileSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** React's API, served by preact/compat: 61 kB less for the shopper to load. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat'
}

/** nanostores counts its changes in a global, for pages that bundle it twice; the host page keeps no global but ours. */
const ownEpoch: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'own-epoch',
  setup(build) {
    build.onLoad({ filter: /nanostores[\\/]atom[\\/]index\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text.replace('(globalThis.nanostoresGlobal ||= { epoch: 0 })', '{ epoch: 0 }')
      if (contents === text) throw new Error('nanostores keeps its epoch elsewhere now: see tsup.config.ts.')
      return { contents, loader: 'js' }
    })
  }
}

/** wouter's standard hook wraps the host page's `history.pushState` as soon as it is loaded, and for good. We route by a hook of our own. */
const ownHistory: typeof ownEpoch = {
  name: 'own-history',
  setup(build) {
    build.onLoad({ filter: /wouter[\\/]src[\\/]use-browser-location\.js$/ }, () => ({
      contents: `export const useBrowserLocation = () => ['/', () => {}], useSearch = () => ''`,
      loader: 'js'
    }))
  }
}

export default defineConfig({
  entry: { storefront: 'src/main.ts' },
  format: 'iife',
  platform: 'browser',
  target: 'es2020',
  // Terser leaves 2 kB (gzip) less than esbuild does.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
    format: { comments: false }
  },
  sourcemap: true,
  splitting: false,
  clean: false,
  noExternal: [/./],
  esbuildPlugins: [ownEpoch, ownHistory],
  outExtension: () => ({ js: '.js' }),
  define: { STOREFRONT_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  onSuccess: async () => {
    // The licence of PubNub's SDK allows unmodified copies only, so it stays a file of its own.
    copyFileSync('node_modules/pubnub/dist/web/pubnub.min.js', 'dist/pubnub.js')
  },
  esbuildOptions(options) {
    options.alias = preact
    options.legalComments = 'none'
    options.jsx = 'automatic'
  }
})
