import { asc, eq, inArray } from 'drizzle-orm'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import { locations, type StoredContact } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import { type Fields, plain, type Row, type Thing } from './thing.ts'

type Store = DraftFields<'store'>

const columns = [
  'name',
  'slotMinutes',
  'slotCapacity',
  'deliveryCapacity',
  'asksDateOfBirth',
  'receiptNote',
  'isListed',
  'suggestions',
  'confirmsOrders',
  'alertPhone',
  'alertEmail'
] as const satisfies readonly (keyof Store & keyof LocationRow)[]

const labels: Record<'phone' | 'email', StoredContact['label']> = {
  phone: { en: 'Phone', fr: 'Téléphone' },
  email: { en: 'Email', fr: 'Courriel' }
}

const contactOf = ({ contacts }: LocationRow, type: StoredContact['type']): string =>
  contacts.find(contact => contact.type === type)?.value ?? ''

/** The store's first contact of a type is that of the shop; an empty value is none. */
function withContact(contacts: readonly StoredContact[], type: 'phone' | 'email', value: string): StoredContact[] {
  const at = contacts.findIndex(contact => contact.type === type)
  if (at < 0) return value === '' ? [...contacts] : [...contacts, { type, label: labels[type], value }]
  return contacts.flatMap((contact, index) => (index !== at ? [contact] : value === '' ? [] : [{ ...contact, value }]))
}

/** Returns settings without those that are null, which are the same as left out. */
const withoutNulls = <Settings extends object>(settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null)) as Settings

function fieldsOf(row: LocationRow): Store {
  const { address, compliance, pickupSettings, curbsideSettings, deliverySettings, features } = row
  const { line1, unit, city, postalCode, lat, lng } = address
  const { licenceHolder, licenceNumber, licenceIssuer, storeName } = compliance
  const { orderCutOff: curbside } = curbsideSettings
  const own = Object.fromEntries(columns.map(name => [name, plain(row[name])]))
  return {
    ...(own as Pick<Store, (typeof columns)[number]>),
    line1,
    addressUnit: unit ?? null,
    city,
    postalCode,
    lat,
    lng,
    phone: contactOf(row, 'phone'),
    email: contactOf(row, 'email'),
    licenceHolder,
    licenceNumber,
    licenceIssuer,
    licenceName: storeName,
    pickup: pickupSettings.isEnabled,
    curbside: curbsideSettings.isEnabled,
    delivery: deliverySettings.isEnabled,
    pickupPrepTime: pickupSettings.orderPrepTime ?? null,
    deliveryPrepTime: deliverySettings.orderPrepTime ?? null,
    pickupCutOff: pickupSettings.orderCutOff ?? null,
    // Left out, it is that of pickup.
    curbsideCutOff: curbside === null ? 'none' : (curbside ?? null),
    deliveryCutOff: deliverySettings.orderCutOff ?? null,
    afterHours: deliverySettings.afterHoursOrdering ?? null,
    loyalty: features.loyalty,
    reviews: features.reviews,
    tips: features.tips,
    effects: features.effects
  }
}

function withFields(row: LocationRow, fields: Fields): LocationRow {
  const to: Store = { ...fieldsOf(row), ...fields }
  const { line1, addressUnit: unit, city, postalCode, lat, lng, loyalty, reviews, tips, effects } = to
  const { licenceHolder, licenceNumber, licenceIssuer, licenceName: storeName } = to
  const { orderCutOff: _, ...curbside } = row.curbsideSettings
  const cutOff =
    to.curbsideCutOff === null ? {} : { orderCutOff: to.curbsideCutOff === 'none' ? null : to.curbsideCutOff }
  return {
    ...row,
    ...Object.fromEntries(columns.map(name => [name, to[name]])),
    address: { ...row.address, line1, unit, city, postalCode, lat, lng },
    contacts: withContact(withContact(row.contacts, 'phone', to.phone), 'email', to.email),
    compliance: { ...row.compliance, licenceHolder, licenceNumber, licenceIssuer, storeName },
    pickupSettings: withoutNulls({
      ...row.pickupSettings,
      isEnabled: to.pickup,
      orderPrepTime: to.pickupPrepTime,
      orderCutOff: to.pickupCutOff
    }),
    curbsideSettings: { ...curbside, isEnabled: to.curbside, ...cutOff },
    deliverySettings: withoutNulls({
      ...row.deliverySettings,
      isEnabled: to.delivery,
      orderPrepTime: to.deliveryPrepTime,
      orderCutOff: to.deliveryCutOff,
      afterHoursOrdering: to.afterHours
    }),
    features: { ...row.features, loyalty, reviews, tips, effects }
  }
}

const written = [
  ...columns,
  'address',
  'contacts',
  'compliance',
  'pickupSettings',
  'curbsideSettings',
  'deliverySettings',
  'features'
] as const

async function writeStore(tx: Transaction, row: LocationRow): Promise<void> {
  const values = Object.fromEntries(written.map(name => [name, row[name]]))
  await tx.update(locations).set(values).where(eq(locations.id, row.id))
}

/** Stores by their slugs. Hours, pauses and the switch change all the time, and no draft has them. */
export const storeThings: Thing = {
  async read(db, ids, isLocked) {
    const query = db
      .select()
      .from(locations)
      .where(inArray(locations.slug, [...ids]))
      .orderBy(asc(locations.id))
    const rows = await (isLocked ? query.for('no key update') : query)
    return new Map(rows.map(row => [row.slug, row as Row]))
  },
  fieldsOf: row => fieldsOf(row as LocationRow),
  withFields: (row, fields) => withFields(row as LocationRow, fields),
  create: async () => undefined,
  async write(tx, rows) {
    for (const row of rows) await writeStore(tx, row as LocationRow)
  },
  remove: async () => {}
}
