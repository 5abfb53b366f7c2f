import { resolve } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Resolves wouter's default hook to one that does nothing: loading the original wraps the host page's
 * `history.pushState` for good. We give wouter our own hook.
 */
export const withoutBrowserLocation: Plugin = {
  name: 'without-browser-location',
  setup(build) {
    build.onResolve({ filter: /\/use-browser-location(\.js)?$/ }, () => ({
      path: resolve('.build/no-browser-location.ts')
    }))
  }
}

/** Resolves the parser of dates within date-fns-tz, of which we only use `toZonedTime`, to one that takes instants alone. */
export const withoutDateParser: Plugin = {
  name: 'without-date-parser',
  setup(build) {
    build.onResolve({ filter: /\/toDate\/index\.js$/ }, () => ({ path: resolve('.build/date-of.ts') }))
  }
}
