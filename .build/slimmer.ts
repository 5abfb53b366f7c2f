import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'

/** Puts other text into a file of a package while it is bundled; a package that no longer has what is replaced stops the build. */
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

/** What no page ever asks of the packages. */
export const slimmer = [
  // nanostores counts its changes in a global, for pages that bundle it twice; the host page keeps no global but ours.
  instead(/nanostores[\\/]atom[\\/]index\.js$/, text =>
    text.replace('(globalThis.nanostoresGlobal ||= { epoch: 0 })', '{ epoch: 0 }')
  ),
  // No screen listens to single keys of a store.
  instead(/@nanostores[\\/]react[\\/]index\.js$/, text =>
    text.replace(/return keys\?\.length > 0\s*\? listenKeys\([^]*?\)\)\s*: /, 'return ')
  ),
  // Nothing that is read is configured, told in other languages by valibot, or handed to other packages by its standard.
  instead(
    /valibot[\\/]dist[\\/]index\.mjs$/,
    text => text.replace('if (!config$1 && !store$4) return DEFAULT_CONFIG;', 'return DEFAULT_CONFIG;'),
    text => text.replace(/ \?\? \/\* @__PURE__ \*\/ getSpecificMessage[^]*?getGlobalMessage\(issue\.lang\)/, ''),
    text => text.replace(/schema\["~standard"\] = \{[^]*?\n\t\};\n/, '')
  ),
  // Dates come to date-fns-tz as numbers only; reading them out of texts weighs 1.5 kB.
  instead(/date-fns-tz[\\/]dist[\\/]esm[\\/]toDate[\\/]index\.js$/, text =>
    text.includes('export function toDate(') ? 'export const toDate = instant => new Date(instant)' : text
  ),
  // Zones are names of the IANA list only.
  instead(/date-fns-tz[\\/]dist[\\/]esm[\\/]_lib[\\/]tzParseTimezone[\\/]index\.js$/, text =>
    text.replace(/ {4}\/\/ Empty string[^]*? {4}\/\/ IANA time zone\n/, '')
  ),
  // Every browser that runs ES2020 knows `hourCycle` and `formatToParts`; trying one out makes an Intl object while the page waits.
  instead(/date-fns-tz[\\/]dist[\\/]esm[\\/]_lib[\\/]tzTokenizeDate[\\/]index\.js$/, text =>
    text
      .replace(
        /const testDateFormatted =[^]*?\nfunction getDateTimeFormat/,
        'const hourCycleSupported = true\nfunction getDateTimeFormat'
      )
      .replace("'formatToParts' in dtf", 'true')
  ),
  // preact/compat keeps names alive that nothing of ours bears, and gives events what none of ours is asked for.
  instead(
    /preact[\\/]compat[\\/]dist[\\/]compat\.mjs$/,
    text => text.replace(/,\["componentWillMount"[^]*?writable:!0,value:t\}\)\}\}\)\}\);/, ';'),
    text => text.replace(/var \w=u\.event;u\.event=[^]*?\.nativeEvent=n\};/, ''),
    text => text.replace('e.class&&!e.className?(u.class=e.class,Object.defineProperty(u,"className",K)):', '')
  ),
  // One jar of cookies is enough, and objects know how to be assigned.
  instead(
    /js-cookie[\\/]dist[\\/]js\.cookie\.mjs$/,
    text => text.replace(/return Object\.create\(\s*(\{[^]*?),\s*withAttributes:[^]*?\n {2}\)\n/, 'return $1}\n'),
    text => text.replace(/function assign [^]*?\n\}\n/, 'const assign = Object.assign\n')
  ),
  // wouter's standard hook wraps the host page's `history.pushState` as soon as it is loaded, and for good; ours is used instead.
  instead(/wouter[\\/]src[\\/]use-browser-location\.js$/, text =>
    text.includes('export const useBrowserLocation') ? 'export const useBrowserLocation = 0, useSearch = 0' : text
  )
]
