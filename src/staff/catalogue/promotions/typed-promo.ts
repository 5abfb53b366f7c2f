import type { OfferItems } from '../../../rules/promo/offer-items.ts'
import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import { flag, momentText } from '../edit/typed-product.ts'
import type { Typed } from '../edit/typed.ts'
import { moneyText } from '../read-figures.ts'
import { type Promo, type Takes, timesOf } from './promo.ts'

/** The lists of items, as the names of fields end. */
export const itemLists = ['categories', 'brands', 'products', 'variants', 'tags'] as const

/** Maximum number of parts of a bundle. */
export const mostParts = 10

const lines = (list: readonly string[] | undefined): string => list?.join('\n') ?? ''

/** Returns items as they are typed, one a line, under a prefix such as `of` or `part0`. */
const typedItems = (prefix: string, of: OfferItems | undefined): Typed =>
  Object.fromEntries(itemLists.map(list => [`${prefix}-${list}`, lines(of?.[list])]))

const figure = (value: number | null = null): string => (value === null ? '' : String(value))

function typedTakes(takes: Takes): Typed {
  const parts = 'parts' in takes ? takes.parts : []
  return {
    takes: takes.kind,
    percent: 'percent' in takes ? figure(takes.percent) : '',
    mostOff: takes.kind === 'percent' ? moneyText(takes.most) : '',
    amount: takes.kind === 'amount' || takes.kind === 'bundle' ? moneyText(takes.cents) : '',
    setPrice: takes.kind === 'bundle_price' ? moneyText(takes.price) : '',
    buy: takes.kind === 'buy_get' ? figure(takes.buy) : '',
    get: takes.kind === 'buy_get' ? figure(takes.get) : '',
    from: 'from' in takes ? figure(takes.from) : '',
    parts: String(Math.max(1, parts.length)),
    ...typedItems('of', 'of' in takes ? takes.of : undefined),
    ...Object.assign(
      {},
      ...Array.from({ length: mostParts }, (_, at) => ({
        ...typedItems(`part${at}`, parts[at]?.of),
        [`part${at}-count`]: figure(parts[at]?.count ?? 1)
      }))
    )
  }
}

/** Returns a deal or code as it is typed; times as the clock of a store has them. */
export function typedPromo(promo: Pick<Promo, 'kind' | 'fields'>, store: ClockPlace): Typed {
  const { fields } = promo
  const { name, minimum, methods, locations, perPerson, combines } = fields
  const times = timesOf(promo)
  return {
    nameEn: name.en,
    nameFr: name.fr,
    ...typedTakes(fields.takes),
    minimum: minimum === 0 ? '' : moneyText(minimum),
    starts: momentText(times?.starts, store),
    ends: momentText(times?.ends, store),
    weekly: JSON.stringify(times?.weekly ?? []),
    methods: methods?.join(' ') ?? '',
    stores: locations?.join(' ') ?? '',
    perPerson: figure(perPerson),
    combines: flag(combines),
    ...('code' in fields && { code: fields.code, firstOrder: flag(fields.firstOrder), most: figure(fields.most) })
  }
}
