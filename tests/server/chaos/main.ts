/**
 * `npm run chaos -- [--orders 1000] [--embedded 150] [--seed N] [--minutes 6]`: places orders while servers and
 * Postgres are killed with SIGKILL and restarted, and checks afterwards that everything adds up. The seed determines
 * the kills and the orders; it is printed.
 */
import { parseArgs } from 'node:util'
import { findPostgres } from '../support/postgres/find.ts'
import { onEmbedded, onPostgres } from './places.ts'
import { report } from './report.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { orders: text, embedded: text, seed: text, minutes: text } })
const number = (given: string | undefined, usual: number): number => (given === undefined ? usual : Number(given))
const seed = number(values.seed, Math.floor(Math.random() * 1_000_000))
const [orders, embedded] = [number(values.orders, 1000), number(values.embedded, 150)]
const milliseconds = number(values.minutes, 6) * 60_000

process.setMaxListeners(0)
console.log(`Seed ${seed}`)
let failed = 0
if (embedded > 0) {
  const result = await onEmbedded({ orders: embedded, seed, until: Date.now() + milliseconds })
  failed += report('One server on PGlite', result)
}
if (orders > 0) {
  const programs = await findPostgres()
  if (programs === undefined) throw new Error('There is no Postgres to be killed.')
  const result = await onPostgres(programs, { orders, seed, until: Date.now() + milliseconds })
  failed += report('Two servers on one Postgres', result)
}
process.exit(failed === 0 ? 0 : 1)
