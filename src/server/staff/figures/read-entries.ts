import type { FiguresEntry } from '../../../contract/staff/figures.ts'
import type { Span } from '../../../rules/report/span.ts'
import type { Statement } from '../../db/connection/statement.ts'
import type { Database } from '../../db/types.ts'
import { isoIn } from '../../shop/locations/zone-offsets.ts'
import { amounts, goodsOfOrder, ordersEnded, ordersRefunded, refundsOfRuns, runs } from './parts.ts'
import { runReport } from './run-report.ts'
import { type FiguresStore, runsOf } from './runs-of.ts'

/** Most sales and refunds that are read. */
const MOST = 5000

const millis = (moment: string): string => `floor(extract(epoch from ${moment}) * 1000)`

/** Sales and refunds one by one, earliest first; $2 is the number of them. */
const statement: Statement = {
  name: 'figures_entries',
  text: `
with ${runs}, entry as (
  select 'sale' as kind, ${millis('ended_at')} as at, number as order, location, method, tender, subtotal as gross,
    0 - ${amounts('deals')} - ${amounts('promos')} - reward_amount - points_amount as discounts, 0 as returns, fee as fees,
    coalesce(deposits, 0) as deposits, ${amounts('taxes')} as taxes, tip as tips, total
  from run ${ordersEnded} where status = 'completed'
  union all
  select 'refund', ${millis('at')}, number, location, method, tender, 0, 0, 0 - goods, 0 - refunds.fee, 0 - refunds.deposits,
    0 - ${amounts('refunds.taxes')}, 0 - refunds.tip, 0 - amount
  ${refundsOfRuns}
  union all
  select 'refund', ${millis('refunded_at')}, number, location, method, tender, 0, 0, 0 - (${goodsOfOrder}), 0 - fee, 0 - coalesce(deposits, 0),
    0 - ${amounts('taxes')}, 0 - tip, 0 - total
  from run ${ordersRefunded}
)
select
  (select count(*)::int from entry) as all,
  (select coalesce(jsonb_agg(one), '[]') from (select * from entry order by at, kind desc, "order" limit $2) as one) as entries`
}

/** An entry with the store's id, at an instant in milliseconds. */
type Row = Omit<FiguresEntry, 'at'> & { at: number }

/** Reads the sales and refunds of some stores in a span of days, and the number of those beyond the most. */
export async function readEntriesOf(
  db: Database,
  stores: readonly FiguresStore[],
  span: Span
): Promise<{ entries: FiguresEntry[]; more: number }> {
  const values = [JSON.stringify(runsOf(stores, span)), MOST]
  const row = await runReport<{ all: number; entries: Row[] }>(db, statement, values)
  const byId = new Map(stores.map(store => [store.id, store]))
  const entries = row.entries.map(({ at, location, ...entry }) => {
    const store = byId.get(location)
    return { ...entry, at: isoIn(at, store?.timezone ?? 'UTC'), location: store?.slug ?? location }
  })
  return { entries, more: row.all - entries.length }
}
