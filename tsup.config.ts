import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { words } from './src/i18n/messages/all.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** React's API, served by preact/compat: 61 kB less for the shopper to load. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat'
}

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
        if (contents === before) throw new Error(`${path} has changed: see tsup.config.ts.`)
      }
      return { contents, loader: 'js' }
    })
  }
})

/** Beginnings of message keys that are put together while the page runs, as in `error.${code}`. */
const spokenPrefixes = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .flatMap(name =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix)
  )
const isSpoken = (key: string): boolean => spokenPrefixes.some(prefix => key.startsWith(prefix))
const messageKeys = Object.keys(words) as (keyof typeof words)[]
const named = messageKeys.filter(isSpoken)
const numbered = messageKeys.filter(key => !isSpoken(key))

/** One language's messages, those that keep their names first. */
const messagesOf = (language: 0 | 1): string =>
  `${JSON.stringify([...named, ...numbered].map(key => words[key][language]).join('\n'))}.split('\\n')`

/** Numbers the messages whose keys are but names, and packs each language by itself: 1.2 kB less. */
const packedMessages: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'packed-messages',
  setup(build) {
    const numbers = new Map(numbered.map((key, at) => [`'${key}'`, `'${named.length + at}'`]))
    build.onLoad({ filter: /[\\/]src[\\/]i18n[\\/]messages[\\/]all\.ts$/ }, () => ({
      contents: `const names = ${JSON.stringify(named.join(' '))}.split(' '), french = ${messagesOf(1)}
export const words = {}
${messagesOf(0)}.forEach((english, at) => (words[names[at] ?? at] = [english, french[at]]))`
    }))
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/'[\w.]+'/g, text => numbers.get(text) ?? text),
      loader: path.endsWith('x') ? 'tsx' : 'ts'
    }))
  }
}

const slimmer = [
  packedMessages,
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

export default defineConfig({
  entry: { storefront: 'src/main.ts' },
  format: 'iife',
  platform: 'browser',
  target: 'es2020',
  // Terser leaves 2 kB (gzip) less than esbuild does.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: {
      passes: 5,
      pure_getters: true,
      unsafe: true,
      unsafe_arrows: true,
      keep_fargs: false,
      hoist_funs: true,
      inline: 1
    },
    format: { comments: false }
  },
  sourcemap: true,
  splitting: false,
  clean: false,
  noExternal: [/./],
  esbuildPlugins: slimmer,
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
    options.minifySyntax = true
  }
})
