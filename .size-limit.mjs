import { readdirSync, readFileSync } from 'node:fs'

/** The files of each part of the build, as the loader knows them. */
const files = JSON.parse(readFileSync('dist/files.json', 'utf8'))
const pathsOf = name => files[name].map(file => `dist/chunks/${file}.js`)
const isLanguage = name => /^[a-z]{2}-[A-Z]{2}/.test(name)

/** The files of some parts without those that are loaded by then. */
const seen = new Set()
const beyond = (...names) => {
  const paths = [...new Set(names.flatMap(pathsOf))].filter(path => !seen.has(path))
  for (const path of paths) seen.add(path)
  return paths
}

const app = beyond('app', 'en-CA')
const early = ['store', 'common'].map(name => ({ name, path: beyond(name) }))
const others = Object.keys(files)
  .filter(name => !['app', 'store', 'common'].includes(name) && !isLanguage(name))
  .map(name => ({ name, path: pathsOf(name).filter(path => !seen.has(path)) }))

/**
 * What only a kiosk loads, or a tag with a mistake in it: nobody who shops on a retailer's page; and what is loaded only
 * for a retailer's option (analytics, PubNub), for their own code that calls the handle, for links of their page to the
 * shop, beside Turbo, in a frame, or for a flag that hides the page's header or footer. And the list of late files, which the loader had
 * inside and no sum counted.
 */
const apart = [
  'kiosk',
  'kiosk-equipment',
  'advice',
  'elsewhere',
  'ga4',
  'pubnub',
  'handle-calls',
  'page-link',
  'turbo',
  'frame',
  'frame-mode',
  'framed',
  'chrome',
  'late'
]

const ofWeb = new Set(
  Object.keys(files)
    .filter(name => !apart.includes(name))
    .flatMap(pathsOf)
)
const ofOthers = new Set(apart.flatMap(pathsOf))
const web = readdirSync('dist/chunks')
  .filter(name => name.endsWith('.js'))
  .map(name => `dist/chunks/${name}`)
  .filter(path => ofWeb.has(path) || !ofOthers.has(path))

/**
 * The limits, compressed with gzip: the recorded figures and 3 %; for a part those of the largest, `common`.
 *
 * The sum is of what the shop on the web can load. The parts named in `apart` have a line of their own and aren't in
 * the sum.
 */
export default [
  { name: 'the loader', path: 'dist/storefront.js', limit: '6.45 kB' },
  { name: 'all code before the first products, with English', path: ['dist/storefront.js', ...app], limit: '62.7 kB' },
  ...[...early, ...others].map(({ name, path }) => ({ name: `the part ${name}, by itself`, path, limit: '28.9 kB' })),
  { name: 'all chunks that the shop on the web can load, with English and French', path: web, limit: '214 kB' }
].map(one => ({ ...one, gzip: true }))
