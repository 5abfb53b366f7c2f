import type { EditedBusiness, EditedStore, EditedZone } from '../../../contract/staff/store-settings.ts'
import type { Position } from '../../../rules/address/position.ts'
import { flag } from '../edit/typed-product.ts'
import type { Typed } from '../edit/typed.ts'
import { moneyText } from '../read-figures.ts'

type Pair = { en: string; fr: string } | null

/** The name of a field of a zone, by its place. */
export const zoneName = (at: number, name: string): string => `z${at}-${name}`

const pair = (name: string, value: Pair): Typed => ({ [`${name}En`]: value?.en ?? '', [`${name}Fr`]: value?.fr ?? '' })
const inBoth = (value: string | Pair): Pair => (typeof value === 'string' ? { en: value, fr: value } : value)

/** Returns the settings of the business as they are typed. */
export function typedBusiness({ fields }: EditedBusiness): Typed {
  const { name, phone, email, logo, ageGate, guestCheckout, privacy, terms, emailNote } = fields
  return {
    name,
    phone: phone ?? '',
    email: email ?? '',
    logo: logo ?? '',
    ageGate,
    guestCheckout: flag(guestCheckout),
    ...pair('privacy', inBoth(privacy)),
    ...pair('terms', inBoth(terms)),
    allowedOrigins: fields.allowedOrigins.join('\n'),
    ...pair('emailNote', emailNote),
    searchWords: fields.searchWords.map(group => group.join(', ')).join('\n')
  }
}

/** Returns corners as they are typed, one a line. */
export const cornersText = (polygon: EditedZone['fields']['polygon']): string =>
  polygon.map(({ lat, lng }) => `${lat}, ${lng}`).join('\n')

/** Returns a zone as it is typed, at a place in the form. */
export function typedZone({ fields }: Pick<EditedZone, 'fields'>, at: number): Typed {
  const { name, postalPrefixes, polygon, fee, minimum, freeFrom, hours } = fields
  const weekly = (hours ?? []).filter(({ isOpen }) => isOpen)
  const typed = {
    name,
    postalPrefixes: postalPrefixes.join(' '),
    polygon: cornersText(polygon),
    fee: moneyText(fee),
    minimum: moneyText(minimum),
    freeFrom: moneyText(freeFrom),
    hours: JSON.stringify(weekly.map(({ day, openTime, closeTime }) => ({ day, from: openTime, to: closeTime })))
  }
  return Object.fromEntries(Object.entries(typed).map(([field, value]) => [zoneName(at, field), value]))
}

/** Returns a place as it is typed. */
export const positionText = ({ lat, lng }: Position): string => `${lat}, ${lng}`

/** Returns the settings of a store as they are typed, with its zones. */
export function typedStore({ fields, zones }: EditedStore): Typed {
  const { name, lat, lng, curbsideCutOff: curbside, receiptNote, ...rest } = fields
  const isOwn = curbside !== null && curbside !== 'none'
  const plain = Object.entries(rest).map(([field, value]): [string, string] => [
    field,
    typeof value === 'boolean' ? flag(value) : value === null ? '' : String(value)
  ])
  return {
    ...Object.fromEntries(plain),
    ...pair('name', name),
    position: positionText({ lat, lng }),
    afterHours: flag(rest.afterHours ?? true),
    curbsideKind: isOwn ? 'own' : (curbside ?? 'pickup'),
    curbsideCutOff: isOwn ? curbside : '',
    ...pair('receiptNote', receiptNote),
    ...Object.assign({}, ...zones.map(typedZone))
  }
}
