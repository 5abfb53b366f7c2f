import { asc, eq, inArray } from 'drizzle-orm'
import { parse } from 'valibot'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import { deliveryZone } from '../../../contract/store/location.ts'
import { locations, type StoredZone } from '../../db/schema.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { slugOf } from '../../seed/slug.ts'
import { placeOf } from './prices.ts'
import type { Row, Thing } from './thing.ts'

/** A zone of a store, with its place among the store's zones: an address is in the first that contains it. */
export interface ZoneRow {
  store: string
  id: string
  at: number
  zone: StoredZone
}

/**
 * Returns the zones of a store with their ids. One that no draft has changed yet goes by its name, with a number if an earlier one
 * is named like it.
 */
export function withIds(zones: readonly StoredZone[]): { id: string; zone: StoredZone }[] {
  const taken = new Set(zones.flatMap(({ id }) => id ?? []))
  return zones.map(zone => {
    if (zone.id !== undefined) return { id: zone.id, zone }
    const base = slugOf(zone.name).slice(0, 60) || 'zone'
    let [id, number] = [base, 2]
    while (taken.has(id)) id = `${base}-${number++}`
    taken.add(id)
    return { id, zone }
  })
}

/** Returns the fields of a zone; earlier ones may lack amounts. */
export function zoneFields(zone: StoredZone): DraftFields<'zone'> {
  const { name, postalPrefixes, polygon, fee, minimum, freeFrom, hours } = parse(deliveryZone, zone)
  return { name, postalPrefixes, polygon, fee, minimum, freeFrom, hours }
}

const nothing: StoredZone = {
  name: '',
  postalPrefixes: [],
  polygon: [],
  fee: 0,
  minimum: 0,
  freeFrom: null,
  hours: null
}

async function deliveryOf(db: Queries, slug: string) {
  const [row] = await db
    .select({ id: locations.id, delivery: locations.deliverySettings })
    .from(locations)
    .where(eq(locations.slug, slug))
  return row
}

/** Changes the zones of a store by a function; its row is locked by `read` where others could change it. */
async function changeZones(
  tx: Transaction,
  slug: string,
  change: (zones: { id: string; zone: StoredZone }[]) => void
): Promise<void> {
  const row = await deliveryOf(tx, slug)
  if (row === undefined) return
  const zones = withIds(row.delivery.zones)
  change(zones)
  const stored = zones.map(({ id, zone }) => ({ ...zone, id }))
  await tx
    .update(locations)
    .set({ deliverySettings: { ...row.delivery, zones: stored } })
    .where(eq(locations.id, row.id))
}

const asZones = (rows: readonly Row[]): ZoneRow[] => rows as unknown as ZoneRow[]

/** Delivery zones, which their store's row holds. */
export const zones: Thing = {
  async read(db, ids, isLocked) {
    const query = db
      .select({ slug: locations.slug, delivery: locations.deliverySettings })
      .from(locations)
      .where(inArray(locations.slug, [...new Set(ids.map(id => placeOf(id).store))]))
      .orderBy(asc(locations.id))
    const stores = await (isLocked ? query.for('no key update') : query)
    const wanted = new Set(ids)
    const found = stores.flatMap(({ slug, delivery }) =>
      withIds(delivery.zones).map(({ id, zone }, at): [string, ZoneRow] => [
        `${slug}/${id}`,
        { store: slug, id, at, zone }
      ])
    )
    return new Map(found.filter(([id]) => wanted.has(id)) as unknown as [string, Row][])
  },
  fieldsOf: row => zoneFields((row as unknown as ZoneRow).zone),
  withFields: (row, fields) => ({ ...row, zone: { ...(row['zone'] as StoredZone), ...fields } }),
  async create(db, id, fields) {
    const { store, size } = placeOf(id)
    const row = await deliveryOf(db, store)
    // Behind all others.
    return row && { store, id: size, at: Number.MAX_SAFE_INTEGER, zone: { ...nothing, ...fields } }
  },
  async write(tx, rows) {
    for (const { store, id, at, zone } of asZones(rows).toSorted((a, b) => a.at - b.at))
      await changeZones(tx, store, list => {
        const place = list.findIndex(known => known.id === id)
        if (place < 0) list.splice(Math.min(at, list.length), 0, { id, zone })
        else list[place] = { id, zone }
      })
  },
  async remove(tx, rows) {
    for (const { store, id } of asZones(rows))
      await changeZones(tx, store, list => {
        const place = list.findIndex(known => known.id === id)
        if (place >= 0) list.splice(place, 1)
      })
  }
}
