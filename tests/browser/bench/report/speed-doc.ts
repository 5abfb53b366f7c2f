import { execFileSync } from 'node:child_process'
import type { Measured } from '../run-pages.ts'
import { networks } from '../visit/networks.ts'
import type { Causes } from '../profile/causes.ts'
import { resultsOf } from './budgets.ts'
import { causesTable } from './causes.ts'
import { tableOf, writeSection } from './markdown.ts'

const file = 'docs/speed.md'

/** What the pages are called in the document. */
const titles: Record<string, string> = {
  '/by-hand': 'by hand',
  '/floor': 'a bare preact list',
  '/ours': 'drawn by the app',
  '/ours-drawn': 'drawn by the server, asked for by the loader',
  '/ours-one': 'drawn by the server, sent with the loader',
  '/ours-printed': 'drawn by the server, printed into the page'
}

const thousands = (value: number): string => Math.round(value).toLocaleString('en-CA')

/** The first products of first visits: a row for each page, a column for each size and network. */
function firstProducts(all: Measured[]): string {
  const firsts = all.map(({ columns }) => columns.filter(({ visit }) => visit === 'first'))
  const head = all.map(
    ({ size, network }) => `${size} products${network === 'fast' ? '' : `, ${networks[network].title}`}`
  )
  const rows = Object.entries(titles).map(([path, title]) => {
    const cells = firsts.map(columns => {
      const timeOf = (wanted: string) => columns.find(({ page }) => page.path === wanted)?.figures.firstProduct ?? NaN
      const ratio = path === '/by-hand' ? '' : ` (${(timeOf(path) / timeOf('/by-hand')).toFixed(2)} ×)`
      return thousands(timeOf(path)) + ratio
    })
    return [title, ...cells]
  })
  return tableOf([['', ...head], ...rows])
}

/** Each goal with the lowest and the highest figure that was measured for it. */
function goals(all: Measured[]): string {
  const results = resultsOf(all)
  const rows = [...new Set(results.map(({ title }) => title))].map(title => {
    const own = results.filter(one => one.title === title)
    const values = own.toSorted((a, b) => Number(a.measured) - Number(b.measured)).map(one => one.measured)
    const [lowest = '', highest = ''] = [values[0], values.at(-1)]
    const limits = [...new Set(own.map(({ limit }) => limit))].sort().join(' and ')
    const measured = lowest === highest ? lowest : `${lowest} to ${highest}`
    return [title, limits, measured, own.every(({ isKept }) => isKept) ? 'yes' : 'no']
  })
  return tableOf([['goal', 'limit', 'measured', 'kept'], ...rows])
}

interface Size {
  name: string
  size: number
  sizeLimit: number
}

/** The sizes that `npm run size` holds, without the single parts, of which the largest counts. */
function sizes(): string {
  const all = JSON.parse(execFileSync('npx', ['size-limit', '--json'], { encoding: 'utf8' })) as Size[]
  const isPart = ({ name }: Size) => name.startsWith('the part ')
  const largest = all.filter(isPart).toSorted((a, b) => b.size - a.size)[0]
  const rows = [...all.filter(one => !isPart(one)), ...(largest ? [{ ...largest, name: 'the largest part' }] : [])]
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return tableOf([['compressed by gzip', 'size'], ...rows.map(({ name, size }) => [name, kB(size)])])
}

/** Writes the tables of docs/speed.md. */
export function writeSpeedDoc(all: Measured[], causes: Causes[]): void {
  writeSection(file, 'first products', firstProducts(all))
  writeSection(file, 'goals', goals(all))
  writeSection(file, 'causes', causesTable(causes, titles))
  writeSection(file, 'sizes', sizes())
  console.log(`\nThe tables of ${file} were written.`)
}
