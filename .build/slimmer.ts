import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'

/** Edits a file of a package while bundling; fails the build if the text to be replaced is no longer there. */
const instead = (
  file: RegExp,
  ...edits: ((text: string) => string)[]
): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: `instead ${file.source}`,
  setup(build) {
    build.onLoad({ filter: file }, async ({ path }) => {
      let contents = await readFile(path, 'utf8')
      for (const edit of edits) {
        const before = contents
        contents = edit(before)
        if (contents === before) throw new Error(`${path} has changed: see .build/slimmer.ts.`)
      }
      return { contents, loader: 'js' }
    })
  }
})

/** Removes features of packages that we don't use. */
export const slimmer = [
  // nanostores counts its changes in a global, for pages that bundle it twice; we leave no globals but our own on the
  // host page.
  instead(/nanostores[\\/]atom[\\/]index\.js$/, text =>
    text.replace('(globalThis.nanostoresGlobal ||= { epoch: 0 })', '{ epoch: 0 }')
  ),
  // No screen listens to single keys of a store.
  instead(/@nanostores[\\/]react[\\/]index\.js$/, text =>
    text.replace(/return keys\?\.length > 0\s*\? listenKeys\([^]*?\)\)\s*: /, 'return ')
  ),
  // We don't use valibot's global configuration, its translations or the Standard Schema interface.
  instead(
    /valibot[\\/]dist[\\/]index\.mjs$/,
    text => text.replace('if (!config$1 && !store$4) return DEFAULT_CONFIG;', 'return DEFAULT_CONFIG;'),
    text => text.replace(/ \?\? \/\* @__PURE__ \*\/ getSpecificMessage[^]*?getGlobalMessage\(issue\.lang\)/, ''),
    text => text.replace(/schema\["~standard"\] = \{[^]*?\n\t\};\n/, '')
  ),
  // date-fns-tz only gets dates as numbers; parsing them from text takes 1.5 kB.
  instead(/date-fns-tz[\\/]dist[\\/]esm[\\/]toDate[\\/]index\.js$/, text =>
    text.includes('export function toDate(') ? 'export const toDate = instant => new Date(instant)' : text
  ),
  // Only IANA zone names are used.
  instead(/date-fns-tz[\\/]dist[\\/]esm[\\/]_lib[\\/]tzParseTimezone[\\/]index\.js$/, text =>
    text.replace(/ {4}\/\/ Empty string[^]*? {4}\/\/ IANA time zone\n/, '')
  ),
  // Every browser that supports ES2020 has `hourCycle` and `formatToParts`; the feature test would create an Intl
  // object at startup.
  instead(/date-fns-tz[\\/]dist[\\/]esm[\\/]_lib[\\/]tzTokenizeDate[\\/]index\.js$/, text =>
    text
      .replace(
        /const testDateFormatted =[^]*?\nfunction getDateTimeFormat/,
        'const hourCycleSupported = true\nfunction getDateTimeFormat'
      )
      .replace("'formatToParts' in dtf", 'true')
  ),
  // Drops legacy lifecycle aliases and synthetic-event shims of preact/compat that we don't use.
  instead(
    /preact[\\/]compat[\\/]dist[\\/]compat\.mjs$/,
    text => text.replace(/,\["componentWillMount"[^]*?writable:!0,value:t\}\)\}\}\)\}\);/, ';'),
    text => text.replace(/var \w=u\.event;u\.event=[^]*?\.nativeEvent=n\};/, ''),
    text => text.replace('e.class&&!e.className?(u.class=e.class,Object.defineProperty(u,"className",K)):', '')
  ),
  // We need only one cookie jar, and `Object.assign` exists.
  instead(
    /js-cookie[\\/]dist[\\/]js\.cookie\.mjs$/,
    text => text.replace(/return Object\.create\(\s*(\{[^]*?),\s*withAttributes:[^]*?\n {2}\)\n/, 'return $1}\n'),
    text => text.replace(/function assign [^]*?\n\}\n/, 'const assign = Object.assign\n')
  ),
  // wouter's default hook permanently wraps the host page's `history.pushState` as soon as it is loaded; we use our own
  // hook.
  instead(/wouter[\\/]src[\\/]use-browser-location\.js$/, text =>
    text.includes('export const useBrowserLocation') ? 'export const useBrowserLocation = 0, useSearch = 0' : text
  )
]
