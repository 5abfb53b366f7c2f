import type { Figures } from '../../../contract/staff/figures.ts'
import { type CancelledOrder, groupReasons } from '../../../rules/report/cancel-reasons.ts'
import type { Span } from '../../../rules/report/span.ts'
import type { Words } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { taxName } from '../../ordering/carts/pricing/taxes.ts'
import { unconfirmedWords } from '../../ordering/orders/place/hold.ts'
import { runReport } from './run-report.ts'
import { type FiguresStore, runsOf } from './runs-of.ts'
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

/** Reads the figures of some stores for a span of days, by one statement. Names are in a language. */
export async function readFiguresOf(
  db: Database,
  stores: readonly FiguresStore[],
  span: Span,
  language: Language
): Promise<Omit<Figures, 'from' | 'to' | 'at' | 'currency' | 'locations'>> {
  const row = await runReport<{ figures: Read }>(db, figuresStatement, [JSON.stringify(runsOf(stores, span)), LISTED])
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
