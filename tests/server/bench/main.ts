/**
 * `npm run bench:server -- [orders] [menu] [overload] [memory] [import] [--rounds 5] [--long]`: benchmarks the server
 * on a private Postgres; runs all parts unless some are named. `--long` measures memory for ten minutes instead of one.
 * Nothing is asserted, because the figures depend on the machine.
 */
import { parseArgs } from 'node:util'
import { findPostgres } from '../support/postgres/find.ts'
import { benchImport } from './import.ts'
import { benchMemory } from './memory.ts'
import { benchMenu } from './menu.ts'
import { benchOrders } from './orders.ts'
import { benchOverload } from './overload.ts'
import { openStage, type Stage } from './stage.ts'
import { printTable, type Row } from './table.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, long: { type: 'boolean', default: false } },
  allowPositionals: true
})

/** Each part with the number of products of its shop. */
const parts: Record<string, [number, (stage: Stage) => Promise<Row[]>]> = {
  orders: [200, stage => benchOrders(stage, Number(values.rounds))],
  menu: [5000, benchMenu],
  overload: [200, benchOverload],
  memory: [200, stage => benchMemory(stage, values.long ? 10 : 1)],
  import: [200, benchImport]
}

const unknown = positionals.find(name => parts[name] === undefined)
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: there are ${Object.keys(parts).join(', ')}.`)
const programs = await findPostgres()
if (programs === undefined) throw new Error('The bench of the server needs a Postgres.')
const rows: Row[] = []
for (const [name, [products, bench]] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const stage = await openStage(programs, products)
  try {
    rows.push(...(await bench(stage)))
  } finally {
    await stage.close()
  }
}
printTable(rows)
