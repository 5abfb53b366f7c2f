import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import { readMoney } from '../read-figures.ts'
import type { Reader } from './reader.ts'
import { momentText, priceName, type PriceStore, sizeName } from './typed-product.ts'

type Price = DraftFields<'price'>

/** Reads an amount; nothing is given away. */
function readAmount(text: string): number | null | undefined {
  const cents = readMoney(text)
  return cents === 0 ? undefined : cents
}

/** Reads the price of a size in a store; `before` is the one that is known. */
export function readPrice(reader: Reader, at: number, store: PriceStore, before: Price | undefined): Price {
  const owner = reader.is(sizeName(at, 'same')) ? 'all' : store.slug
  const name = (field: string) => priceName(at, owner, field)
  const price = reader.neededFigure(name('price'), readAmount)
  const available = reader.is(priceName(at, store.slug, 'available'))
  const salePrice = reader.figure(name('sale'), readAmount)
  if (salePrice === null) return { price, salePrice, saleName: null, saleTimes: null, available }
  if (salePrice >= price && price > 0) reader.refuse(name('sale'), 'choice')
  return {
    price,
    salePrice,
    saleName: reader.names(name('saleName'), 60),
    saleTimes: readTimes(reader, name, store, before),
    available
  }
}

/** Reads the times of a sale. Those that still show the same stay as they are stored, and so do weekly hours. */
function readTimes(
  { text, refuse }: Reader,
  name: (field: string) => string,
  store: PriceStore,
  before: Price | undefined
): Price['saleTimes'] {
  const [starts, ends] = [text(name('starts')), text(name('ends'))]
  if (starts && ends && ends <= starts) refuse(name('ends'), 'past')
  const stored = before?.saleTimes
  const moment = (typed: string, known: string | null | undefined) =>
    typed === momentText(known, store) ? (known ?? null) : typed || null
  const times = {
    starts: moment(starts, stored?.starts),
    ends: moment(ends, stored?.ends),
    weekly: stored?.weekly?.length ? stored.weekly : null
  }
  return times.starts === null && times.ends === null && times.weekly === null ? null : times
}
