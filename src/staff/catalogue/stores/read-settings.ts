import type { FieldError } from '../../../client/form.ts'
import { mostSearchWords } from '../../../contract/staff/draft-store-fields.ts'
import type { EditedBusiness, EditedStore } from '../../../contract/staff/store-settings.ts'
import { webPattern } from '../../../contract/store/policies.ts'
import { readEmail } from '../../../contract/typed/email.ts'
import { readPageAddress } from '../../../contract/typed/page-address.ts'
import { readPhone } from '../../../contract/typed/phone.ts'
import { type Position, readPosition } from '../../../rules/address/position.ts'
import { createReader, type Reader } from '../edit/reader.ts'
import type { Typed } from '../edit/typed.ts'
import { readWhole } from '../read-figures.ts'
import type { Pair } from '../words.ts'
import { prefixesIn, readZone } from './read-zone.ts'
import { zoneName } from './typed-settings.ts'

type Errors = Record<string, FieldError>

const phoneIn = (reader: Reader, name: string): string => {
  const text = reader.text(name)
  if (text !== '' && readPhone(text) === undefined) reader.refuse(name, 'phone')
  return text
}

const emailIn = (reader: Reader, name: string): string => {
  const text = reader.text(name)
  if (text !== '' && readEmail(text) === undefined) reader.refuse(name, 'email')
  return text
}

/** Reads the place on the map, as two numbers or the link of a map. */
function positionIn(reader: Reader): Position {
  const position = readPosition(reader.needed('position', 1000))
  if (position === undefined && reader.text('position') !== '') reader.refuse('position', 'wrong')
  return position ?? { lat: 0, lng: 0 }
}

/** Reads the addresses of a policy: one for all languages if both are the same, or if there is only one. */
function policyIn(reader: Reader, name: string): string | Pair | null {
  const pair = reader.texts(name, 1000)
  for (const [field, address] of [
    [`${name}En`, pair.en],
    [`${name}Fr`, pair.fr]
  ] as const)
    if (address && !webPattern.test(address)) reader.refuse(field, 'wrong')
  const isOne = pair.en === '' || pair.fr === '' || pair.en === pair.fr
  return isOne ? pair.en || pair.fr || null : pair
}

/** Reads the addresses of pages, one a line; a whole one stays as it is written. */
function pagesIn(reader: Reader, name: string): string[] {
  const lines = reader.text(name).split(/\s+/).filter(Boolean)
  return lines.map(line => {
    const page = readPageAddress(line)
    if (page === undefined) reader.refuse(name, 'wrong')
    return page === undefined || webPattern.test(line) ? line : page
  })
}

/** Reads the words of the search, a group on each line; a word alone is refused. */
function wordsIn(reader: Reader): string[][] {
  const { groups: most, words, letters } = mostSearchWords
  const lines = reader.text('searchWords').split('\n')
  const groups = lines
    .map(text => [...new Set(text.split(/[,;]/).map(word => word.replace(/\s+/g, ' ').trim()))].filter(Boolean))
    .filter(({ length }) => length > 0)
  if (groups.some(({ length }) => length < 2)) reader.refuse('searchWords', 'too_short')
  const isLong =
    groups.length > most || groups.some(group => group.length > words || group.some(word => word.length > letters))
  if (isLong) reader.refuse('searchWords', 'too_long')
  return groups
}

const whole = (least: number, most: number) => (text: string) => readWhole(text, least, most)

/** Reads the typed settings of the business. */
export function readBusinessForm(typed: Typed): { fields: EditedBusiness['fields']; errors: Errors } {
  const reader = createReader(typed)
  const { text, is } = reader
  const logo = reader.orNull('logo')
  if (logo !== null && !/^(?:https:\/\/[^\s/]+\/|\/|data:image\/)\S*$/.test(logo)) reader.refuse('logo', 'wrong')
  const fields = {
    name: reader.needed('name', 80),
    phone: phoneIn(reader, 'phone') || null,
    email: emailIn(reader, 'email') || null,
    logo,
    ageGate: (text('ageGate') || 'yes-no') as EditedBusiness['fields']['ageGate'],
    guestCheckout: is('guestCheckout'),
    privacy: policyIn(reader, 'privacy'),
    terms: policyIn(reader, 'terms'),
    allowedOrigins: pagesIn(reader, 'allowedOrigins'),
    emailNote: reader.names('emailNote', 500),
    searchWords: wordsIn(reader)
  }
  return { fields, errors: reader.errors }
}

function timeIn(reader: Reader, name: string): string | null {
  const time = reader.orNull(name)
  if (time !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) reader.refuse(name, 'wrong')
  return time
}

function curbsideIn(reader: Reader): EditedStore['fields']['curbsideCutOff'] {
  const kind = reader.text('curbsideKind')
  if (kind !== 'own') return kind === 'none' ? 'none' : null
  const time = timeIn(reader, 'curbsideCutOff')
  if (time === null) reader.refuse('curbsideCutOff', 'required')
  return time
}

function methodsIn(reader: Reader, before: EditedStore['fields'], hasZones: boolean) {
  const { is } = reader
  const methods = { pickup: is('pickup'), curbside: is('curbside'), delivery: is('delivery') }
  if (!methods.pickup && !methods.curbside && !methods.delivery) reader.refuse('pickup', 'choice')
  if (methods.delivery && !hasZones) reader.refuse('delivery', 'choice')
  const prepTime = (name: string) => reader.figure(name, whole(0, 1440))
  const capacity = (text: string) => readWhole(text, 1, 1000)
  return {
    ...methods,
    pickupPrepTime: prepTime('pickupPrepTime'),
    deliveryPrepTime: prepTime('deliveryPrepTime'),
    pickupCutOff: timeIn(reader, 'pickupCutOff'),
    curbsideCutOff: curbsideIn(reader),
    deliveryCutOff: timeIn(reader, 'deliveryCutOff'),
    // Left out, it is on.
    afterHours: is('afterHours') === (before.afterHours ?? true) ? before.afterHours : is('afterHours'),
    slotMinutes: reader.neededFigure('slotMinutes', text =>
      text === String(before.slotMinutes) ? before.slotMinutes : readWhole(text, 5, 240)
    ),
    slotCapacity: reader.neededFigure('slotCapacity', text =>
      text === String(before.slotCapacity) ? before.slotCapacity : capacity(text)
    ),
    deliveryCapacity: reader.figure('deliveryCapacity', capacity)
  }
}

/** Reads the typed settings of a store and of its zones, without those in `removed`. */
export function readStoreForm(
  typed: Typed,
  store: EditedStore,
  removed: readonly string[]
): { fields: EditedStore['fields']; zones: EditedStore['zones']; errors: Errors } {
  const reader = createReader(typed)
  const { is } = reader
  const places = store.zones.flatMap((zone, at) => (removed.includes(zone.id) ? [] : [{ zone, at }]))
  const postalCode = reader.needed('postalCode', 12)
  if (store.country === 'CA' && postalCode && !/^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i.test(postalCode))
    reader.refuse('postalCode', 'postal')
  const contact = { phone: phoneIn(reader, 'phone'), email: emailIn(reader, 'email') }
  for (const name of ['phone', 'email'] as const)
    if (contact[name] === '' && store.fields[name] !== '') reader.refuse(name, 'required')
  const fields = {
    isListed: is('isListed'),
    name: reader.names('name', 80) ?? (reader.refuse('nameEn', 'required'), { en: '', fr: '' }),
    line1: reader.needed('line1', 120),
    addressUnit: reader.orNull('addressUnit'),
    city: reader.needed('city', 80),
    postalCode,
    ...positionIn(reader),
    ...contact,
    licenceHolder: reader.needed('licenceHolder', 160),
    licenceNumber: reader.needed('licenceNumber', 60),
    licenceIssuer: reader.needed('licenceIssuer', 120),
    licenceName: reader.needed('licenceName', 160),
    ...methodsIn(reader, store.fields, places.length > 0 || (store.fields.delivery && store.zones.length === 0)),
    asksDateOfBirth: is('asksDateOfBirth'),
    loyalty: is('loyalty'),
    reviews: is('reviews'),
    tips: is('tips'),
    effects: is('effects'),
    suggestions: is('suggestions'),
    confirmsOrders: is('confirmsOrders'),
    alertPhone: phoneIn(reader, 'alertPhone') || null,
    alertEmail: emailIn(reader, 'alertEmail') || null,
    receiptNote: reader.names('receiptNote', 500)
  }
  const prefixesOf = ({ at }: { at: number }) => prefixesIn(reader.text(zoneName(at, 'postalPrefixes')))
  const zones = places.map(({ zone, at }) => {
    const others = places.filter(other => other.at !== at).flatMap(prefixesOf)
    return { id: zone.id, fields: readZone(reader, at, { store, slotMinutes: fields.slotMinutes, others }, zone) }
  })
  return { fields, zones, errors: reader.errors }
}
