import { readFileSync, statSync } from 'node:fs'

const read = path => JSON.parse(readFileSync(path, 'utf8'))

/** The files of each part of the build, as the loader knows them, and the recorded sizes in bytes. */
const files = read('dist/files.json')
const recorded = read('.ci/sizes.json')

const pathsOf = names => [...new Set(names.flatMap(name => files[name]))].map(file => `dist/chunks/${file}.js`)

/** The least that a file of shared code may have, in bytes before compression: each file is a request. */
const LEAST = 900
for (const file of new Set(Object.values(files).flat())) {
  if (!file.startsWith('chunk-') || statSync(`dist/chunks/${file}.js`).size >= LEAST) continue
  const users = Object.keys(files).filter(name => files[name].includes(file))
  throw new Error(
    `dist/chunks/${file}.js is a request of its own for a few bytes that ${users.join(' and ')} share. Name what is in it in a list of shared code (docs/adr/0041-shared-code-in-lists.md).`
  )
}

/** What draws the first products, and what else an order on the web takes: from the gate to the order's page. */
const first = ['app', 'first.en-CA']
const withMessages = ['common', 'find', 'product', 'cart', 'checkout', 'order']
const order = [
  ...first,
  ...withMessages,
  ...withMessages.map(name => `${name}.en-CA`),
  'menu-details',
  'store.en-CA',
  'gate',
  'equipment'
]

const atFirst = new Set(pathsOf(first))
const withStore = new Set([...atFirst, ...pathsOf(['menu-details'])])
const withCommon = new Set([...withStore, ...pathsOf(['common'])])
/** What the parts around an order share (`src/app/chunks/ordering.ts`), counted once and not with each of them. */
const ofOrdering = pathsOf(['checkout']).filter(
  file => !withCommon.has(file) && ['cart', 'kiosk', 'account'].every(name => pathsOf([name]).includes(file))
)
const withOrdering = new Set([...withCommon, ...ofOrdering])
/** What is there before a part: the store's times come behind the first products, and the common code behind them. */
const before = new Map([
  ['menu-details', atFirst],
  ['common', withStore]
])
const isLanguage = name => /\.[a-z]{2}-[A-Z]{2}$/.test(name)

/** Each part without what is there by then. */
const parts = Object.keys(files)
  .filter(name => name !== 'app' && !isLanguage(name))
  .map(name => {
    const there = before.get(name) ?? withOrdering
    const path = pathsOf([name]).filter(file => !there.has(file))
    return { name: `the part ${name}, by itself`, path, size: recorded.part }
  })

/** What one visit loads, compressed with gzip. Each may grow by 3 % beyond what is recorded (ADR 26). */
export default [
  { name: 'the loader', path: 'dist/storefront.js', size: recorded.loader },
  {
    name: 'all code before the first products, in English',
    path: ['dist/storefront.js', ...pathsOf(first)],
    size: recorded.first
  },
  {
    name: 'one order in English, from the gate to its page',
    path: ['dist/storefront.js', ...pathsOf(order)],
    size: recorded.order
  },
  { name: 'what the parts around an order share', path: ofOrdering, size: recorded.part },
  ...parts
].map(({ size, ...one }) => ({ ...one, limit: `${Math.floor(size * 1.03)} B`, gzip: true }))
