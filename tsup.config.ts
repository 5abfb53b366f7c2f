import { copyFileSync, readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** React's API, served by preact/compat: 61 kB less for the shopper to load. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat'
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
