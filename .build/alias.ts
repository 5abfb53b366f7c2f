import { resolve } from 'node:path'
import type { Options } from 'tsup'

/** React's API, provided by preact/compat: 61 kB less to download. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat'
}

/** Compiles components for preact. */
export const withPreact: NonNullable<Options['esbuildOptions']> = options => {
  options.alias = preact
  options.jsx = 'automatic'
  options.jsxImportSource = 'preact'
  options.legalComments = 'none'
  delete options.tsconfig
  options.tsconfigRaw = {}
}

/**
 * Resolves wouter's default hook to one that does nothing: loading the original wraps the host page's
 * `history.pushState` for good. We give wouter our own hook.
 */
export const withoutBrowserLocation: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-browser-location',
  setup(build) {
    build.onResolve({ filter: /\/use-browser-location(\.js)?$/ }, () => ({
      path: resolve('.build/no-browser-location.ts')
    }))
  }
}
