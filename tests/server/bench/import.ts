import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sendShoppers } from './shoppers.ts'
import type { Stage } from './stage.ts'
import { noTimes, type Row, rowsOfTimes } from './table.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('../../../src/server/import/main.ts', import.meta.url))

/** Number of imported products, and of concurrent shoppers. */
const [PRODUCTS, SHOPPERS] = [8000, 8]

/** Imports a menu twice while shoppers browse and order; measures the duration and the shoppers' requests. */
export async function benchImport({ url, port }: Stage): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-bench-'))
  try {
    const file = join(folder, 'menu.csv')
    const mapping = join(folder, 'mapping.json')
    await writeFile(mapping, JSON.stringify({ categories: { Things: 'flower' } }))
    const rows: Row[] = []
    for (const [name, stock] of [
      ['import', 20],
      ['re-import', 30]
    ] as const) {
      await writeFile(file, menuOf(stock))
      const measured = noTimes()
      const crowd = await sendShoppers(port, SHOPPERS, { each: 5, measured })
      const begun = performance.now()
      const words = [program, file, '--location', 'queen-west', '--mapping', mapping]
      await run(process.execPath, ['--import', 'tsx', ...words], {
        env: { ...process.env, DATABASE_URL: url },
        maxBuffer: 64 * 1024 * 1024
      })
      const seconds = (performance.now() - begun) / 1000
      await crowd.stop()
      rows.push({ part: 'import', what: `${name} of ${PRODUCTS} products`, value: `${seconds.toFixed(1)} s` })
      rows.push(...rowsOfTimes('import', `shoppers during the ${name}`, measured))
    }
    return rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns a list of products with one size each, which sort after the existing ones. */
function menuOf(stock: number): string {
  const lines = Array.from(
    { length: PRODUCTS },
    (_, at) => `${at}-0,Zz product ${at},House,Things,Hybrid,18 %,1 %,1 g,12.50,,${stock}`
  )
  return ['id,name,brand,category,strain,thc,cbd,size,price,sale_price,stock', ...lines, ''].join('\n')
}
