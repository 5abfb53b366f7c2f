import type { Figures } from '../../../contract/staff/figures.ts'
import { type CancelledOrder, groupReasons } from '../../../rules/report/cancel-reasons.ts'
import { clockRuns } from '../../../rules/report/clock-runs.ts'
import type { Span } from '../../../rules/report/span.ts'
import { runStatement } from '../../db/connection/statement.ts'
import type { Words } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { taxName } from '../../ordering/carts/pricing/taxes.ts'
import { unconfirmedWords } from '../../ordering/orders/place/hold.ts'
import { offsetsFrom } from '../../shop/locations/zone-offsets.ts'
import { figuresStatement } from './statement.ts'

/** Number of products that are listed by sales, and by pieces. */
const LISTED = 500

/** The figures as the statement returns them: names in both languages, and each cancelled order. */
interface Read extends Pick<Figures, 'sold' | 'refunded' | 'tenders' | 'days' | 'hours' | 'placed' | 'open'> {
  taxes: { code: string; words: Words | null; sold: number; refunded: number }[]
  discounts: {
    kind: 'deal' | 'code' | 'reward' | 'points'
    code: string | null
    words: Words | null
    orders: number
    amount: number
  }[]
  products: (Omit<Figures['products'][number], 'name' | 'product'> & { product_id: string; name: Words })[]
  otherProducts: Figures['otherProducts'] | null
  cancelled: CancelledOrder[]
}

/** A store whose figures are read. */
export interface FiguresStore {
  id: string
  timezone: string
}

/** Reads the figures of some stores for a span of days, by one statement. Names are in a language. */
export async function readFiguresOf(
  db: Database,
  stores: readonly FiguresStore[],
  span: Span,
  language: Language
): Promise<Omit<Figures, 'from' | 'to' | 'at' | 'currency' | 'locations'>> {
  const [row] = await runStatement<{ figures: Read }>(db, figuresStatement, [
    JSON.stringify(runsOf(stores, span)),
    LISTED
  ])
  if (row === undefined) throw new Error('No figures were read.')
  const { taxes, discounts, products, otherProducts, cancelled, ...sums } = row.figures
  return {
    ...sums,
    taxes: taxes.map(({ code, words, sold, refunded }) => {
      const name = taxName({ code, amount: 0, ...(words && { name: words }) })[language]
      return { code, name, sold, refunded }
    }),
    discounts: discounts.map(({ kind, code, words, orders, amount }) => ({
      kind,
      name: words?.[language] ?? null,
      code: kind === 'code' ? code : null,
      orders,
      amount
    })),
    products: products.map(({ product_id: product, name, ...sold }) => ({ ...sold, product, name: name[language] })),
    otherProducts: otherProducts ?? undefined,
    cancelled: groupReasons(cancelled, Object.values(unconfirmedWords))
  }
}

/** A part of the span at a store, in which its clocks keep their offset in minutes. */
interface Run {
  location: string
  start: Date
  end: Date
  minutes: number
}

function runsOf(stores: readonly FiguresStore[], span: Span): Run[] {
  const byZone = new Map<string, Omit<Run, 'location'>[]>()
  return stores.flatMap(({ id: location, timezone }) => {
    const runs = byZone.get(timezone) ?? runsIn(timezone, span)
    byZone.set(timezone, runs)
    return runs.map(run => ({ location, ...run }))
  })
}

function runsIn(zone: string, span: Span): Omit<Run, 'location'>[] {
  const year = (date: string): number => Number(date.slice(0, 4))
  const offsets = offsetsFrom(zone, year(span.from) - 1, year(span.to) + 2)
  return clockRuns(span, zone, offsets).map(({ start, end, offset }) => ({
    start: new Date(start),
    end: new Date(end),
    minutes: offset
  }))
}
