import type { FieldError } from '../../../client/form.ts'
import type { Method } from '../../../contract/cart/method.ts'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { WeeklyWindow } from '../../../rules/promo/offer-times.ts'
import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import { instantOf } from '../../../rules/time/time-zone.ts'
import { listOf } from '../../store-group.tsx'
import { createReader, type Reader } from '../edit/reader.ts'
import { momentText } from '../edit/typed-product.ts'
import type { Typed } from '../edit/typed.ts'
import { readMoney, readWhole } from '../read-figures.ts'
import { type Promo, type Takes, type Times, timesOf } from './promo.ts'
import { itemLists } from './typed-promo.ts'

type Parts = Extract<Takes, { kind: 'bundle' }>['parts']
type Items = Parts[number]['of']

const percentOf = (text: string) => readWhole(text, 1, 100)
const piecesOf = (text: string) => readWhole(text, 1, 100)

/** Reads an amount above nothing. */
function amountOf(text: string): number | null | undefined {
  const cents = readMoney(text)
  return cents === 0 ? undefined : cents
}

function itemsIn({ text }: Reader, prefix: string): Items | undefined {
  const lists = itemLists
    .map(list => [list, text(`${prefix}-${list}`).split('\n').filter(Boolean)] as const)
    .filter(([, items]) => items.length > 0)
  return lists.length > 0 ? Object.fromEntries(lists) : undefined
}

function partsIn(reader: Reader): Parts {
  return Array.from({ length: Number(reader.text('parts')) }, (_, at) => {
    const of = itemsIn(reader, `part${at}`)
    if (!of) reader.refuse(`part${at}-categories`, 'required')
    return { of: of ?? {}, count: reader.neededFigure(`part${at}-count`, piecesOf) }
  })
}

function readTakes(reader: Reader): Takes {
  const { text, figure, neededFigure } = reader
  const of = itemsIn(reader, 'of')
  const items = of && { of }
  const fromPieces = () => {
    const from = figure('from', piecesOf)
    return from !== null && from > 1 && { from }
  }
  switch (text('takes')) {
    case 'amount':
      return { kind: 'amount', cents: neededFigure('amount', amountOf), ...items, ...fromPieces() }
    case 'buy_get':
      return {
        kind: 'buy_get',
        buy: neededFigure('buy', piecesOf),
        get: neededFigure('get', piecesOf),
        percent: neededFigure('percent', percentOf),
        of: of ?? {}
      }
    case 'bundle':
      return { kind: 'bundle', parts: partsIn(reader), cents: neededFigure('amount', amountOf) }
    case 'bundle_price':
      return { kind: 'bundle_price', parts: partsIn(reader), price: neededFigure('setPrice', amountOf) }
    default: {
      const most = figure('mostOff', amountOf)
      const percent = neededFigure('percent', percentOf)
      return { kind: 'percent', percent, ...(most !== null && { most }), ...items, ...fromPieces() }
    }
  }
}

/** Reads when the offer is on; a time that still shows the same stays as it is stored. */
export function readTimes({ text, refuse }: Reader, before: Times, store: ClockPlace): NonNullable<Times> {
  const [starts, ends] = [text('starts'), text('ends')]
  if (starts && ends && ends <= starts) refuse('ends', 'past')
  const moment = (typed: string, known: string | null | undefined) =>
    typed === momentText(known, store) ? (known ?? null) : typed || null
  const weekly = JSON.parse(text('weekly') || '[]') as WeeklyWindow[]
  if (weekly.some(({ from, to }) => !from || !to)) refuse('weekly', 'required')
  return {
    starts: moment(starts, before?.starts),
    ends: moment(ends, before?.ends),
    weekly: weekly.length ? weekly : null
  }
}

/** A wall time of a store as an instant, which codes have. */
export const instantIn = (moment: string | null | undefined, store: ClockPlace): string | null =>
  !moment || /(?:Z|[+-]\d\d:?\d\d)$/.test(moment)
    ? (moment ?? null)
    : new Date(instantOf(new Date(`${moment}Z`), store)).toISOString()

/** The fields of a deal or code as they were typed, and the errors by field. */
export interface ReadPromo {
  fields: DraftFields<'deal'> | DraftFields<'code'>
  errors: Record<string, FieldError>
}

/** Reads a deal or code from its form; `shown` has the values without a field. */
export function readPromo(typed: Typed, shown: Pick<Promo, 'kind' | 'fields'>, store: ClockPlace): ReadPromo {
  const reader = createReader(typed)
  const { is, text, needed, figure } = reader
  const times = readTimes(reader, timesOf(shown), store)
  const both = {
    name: { en: needed('nameEn', 120), fr: needed('nameFr', 120) },
    takes: readTakes(reader),
    minimum: figure('minimum', readMoney) ?? 0,
    methods: text('methods') === '' ? null : (listOf(text('methods')) as Method[]),
    locations: text('stores') === '' ? null : listOf(text('stores')),
    perPerson: figure('perPerson', readTimesUsed),
    combines: is('combines')
  }
  if ('sortOrder' in shown.fields) {
    const hasTimes = times.starts !== null || times.ends !== null || times.weekly !== null
    return {
      fields: { ...both, times: hasTimes ? times : null, sortOrder: shown.fields.sortOrder },
      errors: reader.errors
    }
  }
  const fields = {
    ...both,
    code: needed('code', 40),
    startsAt: instantIn(times.starts, store),
    endsAt: instantIn(times.ends, store),
    firstOrder: is('firstOrder'),
    most: figure('most', readTimesUsed)
  }
  return { fields, errors: reader.errors }
}

const readTimesUsed = (text: string): number | null | undefined => readWhole(text, 1, 1_000_000)
