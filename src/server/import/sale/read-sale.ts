import type { OfferTimes } from '../../../rules/promo/offer-times.ts'
import { isDate } from '../../../rules/time/is-date.ts'
import { addDays } from '../../../rules/time/time-zone.ts'
import type { Words } from '../../db/schema.ts'
import { isNothing } from '../read/is-nothing.ts'
import type { Field } from '../read/mapping.ts'
import type { Row } from '../read/read-rows.ts'
import { readHours } from './read-hours.ts'

/** The name and the times of a size's sale; null for none, and undefined where a list has no columns of them. */
export interface ListedSale {
  name?: Words | null | undefined
  /** In wall times of the store. */
  times?: OfferTimes | null | undefined
}

/** A sale, or the end of a sentence about a cell that can't be read. */
export type SaleRead =
  | { ok: true; sale: ListedSale }
  | { ok: false; field: 'sale_starts' | 'sale_ends' | 'sale_hours'; reason: string }

const names = ['sale_name', 'sale_name_fr'] as const
const times = ['sale_starts', 'sale_ends', 'sale_hours'] as const

/**
 * Reads the name and the times of a row's sale. They belong to its sale price: without one, they are none. A time that can't
 * be read refuses the row, because it would be sold at a wrong price.
 */
export function readSale({ cells }: Row, columns: ReadonlySet<Field>): SaleRead {
  const [hasName, hasTimes] = [names, times].map(group => group.some(field => columns.has(field)))
  const none: ListedSale = { name: hasName ? null : undefined, times: hasTimes ? null : undefined }
  if (isNothing(cells.sale_price)) return { ok: true, sale: none }
  const read = readTimes(cells)
  if (!read.ok) return read
  const [en, fr] = names.map(field => (isNothing(cells[field]) ? '' : cells[field])) as [string, string]
  const name = en || fr ? { en: en || fr, fr: fr || en } : none.name
  return { ok: true, sale: { name, times: read.times ?? none.times } }
}

const form = 'is no time like 2026-12-01 or 2026-12-01 18:00'

function readTimes(cells: Row['cells']): Extract<SaleRead, { ok: false }> | { ok: true; times: OfferTimes | null } {
  const [from, until, hours] = times.map(field => (isNothing(cells[field]) ? undefined : cells[field]))
  const starts = from === undefined ? null : readMoment(from, 'start')
  if (starts === undefined) return { ok: false, field: 'sale_starts', reason: form }
  const ends = until === undefined ? null : readMoment(until, 'end')
  if (ends === undefined) return { ok: false, field: 'sale_ends', reason: form }
  if (starts !== null && ends !== null && ends <= starts)
    return { ok: false, field: 'sale_ends', reason: `is not after its start, ${cells.sale_starts}` }
  const weekly = hours === undefined ? null : readHours(hours)
  if (weekly === undefined)
    return { ok: false, field: 'sale_hours', reason: "can't be read: write it like Tue 16:00-20:00; Fri 16:00-20:00" }
  return { ok: true, times: (starts ?? ends ?? weekly) ? { starts, ends, weekly } : null }
}

/** Returns a wall time, `2026-12-01T18:00`; a day is meant as a whole, so that one at the end is over with the next. */
function readMoment(text: string, side: 'start' | 'end'): string | undefined {
  const [, day = '', hour, minute] = /^(\d{4}-\d\d-\d\d)(?:[T\s]+(\d\d?):(\d\d)(?::00)?)?$/.exec(text) ?? []
  if (!isDate(day)) return undefined
  if (hour === undefined) return `${side === 'end' ? addDays(day, 1) : day}T00:00`
  if (hour === '24' && minute === '00') return `${addDays(day, 1)}T00:00`
  return Number(hour) > 23 || Number(minute) > 59 ? undefined : `${day}T${hour.padStart(2, '0')}:${minute}`
}
