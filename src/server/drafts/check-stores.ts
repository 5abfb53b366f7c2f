import { inArray } from 'drizzle-orm'
import type { FieldCode } from '../../contract/http/reply.ts'
import type { DraftFields, DraftKind } from '../../contract/staff/draft-fields.ts'
import { polygonProblem } from '../../rules/address/polygon.ts'
import { isPostalPrefix } from '../../rules/address/postal-prefix.ts'
import { isPostalCode } from '../../rules/market/postal-code.ts'
import { shortestWindow } from '../../rules/time/shortest-window.ts'
import { business, locations, type StoredZone } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { marketOf, postalCodesOf, type StoredMarket } from '../shop/business/market.ts'
import type { LocationRow } from '../shop/locations/find-location.ts'
import type { Outcome } from './apply.ts'
import type { ChangeRow } from './records.ts'
import { placeOf } from './things/prices.ts'
import { things } from './things/things.ts'
import { withIds, zoneFields, type ZoneRow } from './things/zones.ts'

/** Throws for a value that can't be. */
export type Refuse = (kind: DraftKind, id: string, field: string, code: FieldCode) => never

type Zones = Map<string, StoredZone>

/** A store as it is to be. */
interface Store {
  row: LocationRow
  zones: Zones
}

const isOfStores = ({ compared: { change } }: Outcome) => change.kind === 'store' || change.kind === 'zone'

/** Returns the touched stores as they are to be, by slug. */
async function storesAfter(db: Queries, outcomes: readonly Outcome[]): Promise<Map<string, Store>> {
  const slugs = outcomes.map(({ compared: { change } }) =>
    change.kind === 'zone' ? placeOf(change.thing).store : change.thing
  )
  const rows = await db
    .select()
    .from(locations)
    .where(inArray(locations.slug, [...new Set(slugs)]))
  const stores = new Map(
    rows.map(row => {
      const zones = withIds(row.deliverySettings.zones).map(({ id, zone }): [string, StoredZone] => [id, zone])
      return [row.slug, { row, zones: new Map(zones) }]
    })
  )
  for (const { compared, row } of outcomes) {
    const { kind, thing } = compared.change
    const { store: slug, size: id } = kind === 'zone' ? placeOf(thing) : { store: thing, size: '' }
    const store = stores.get(slug)
    if (store === undefined) continue
    if (kind === 'store' && row) store.row = row as LocationRow
    else if (row) store.zones.set(id, (row as unknown as ZoneRow).zone)
    else store.zones.delete(id)
  }
  return stores
}

const isHalf = (note: { en: string; fr: string } | null): boolean =>
  note !== null && (note.en === '') !== (note.fr === '')

/** A change of a store or zone, with the store as it is to be. */
interface Checked {
  change: ChangeRow
  store: Store
  market: StoredMarket
  refuse: Refuse
}

function checkStore({ change, store: { row, zones }, market, refuse: refuseField }: Checked): void {
  const fields = things.store.fieldsOf(row) as DraftFields<'store'>
  const isChanged = (name: keyof typeof fields) => name in change.fields
  const refuse = (name: keyof typeof fields, code: FieldCode) => refuseField('store', change.thing, name, code)
  if (!fields.pickup && !fields.curbside && !fields.delivery) refuse('pickup', 'required')
  if (isChanged('postalCode') && !isPostalCode(fields.postalCode, postalCodesOf(market))) refuse('postalCode', 'postal')
  if (isChanged('delivery') && fields.delivery && zones.size === 0) refuse('delivery', 'choice')
  const windows = [...zones.values()].map(({ hours }) => shortestWindow(hours ?? []))
  if (isChanged('slotMinutes') && Math.min(...windows) < fields.slotMinutes) refuse('slotMinutes', 'number')
  if (isHalf(fields.receiptNote)) refuse('receiptNote', 'required')
}

function checkZone({ change, store, market, refuse: refuseField }: Checked): void {
  const { size: id } = placeOf(change.thing)
  const zone = store.zones.get(id)
  if (zone === undefined) return
  const { postalPrefixes, polygon, hours } = zoneFields(zone)
  const isChanged = (name: keyof DraftFields<'zone'>) => name in change.fields
  const refuse = (name: keyof DraftFields<'zone'>, code: FieldCode) => refuseField('zone', change.thing, name, code)
  if (postalPrefixes.length === 0 && polygon.length === 0) refuse('postalPrefixes', 'required')
  if (isChanged('postalPrefixes')) {
    const { country } = marketOf(market)
    if (!postalPrefixes.every(prefix => isPostalPrefix(prefix, country))) refuse('postalPrefixes', 'wrong')
    const others = [...store.zones].filter(([other]) => other !== id).flatMap(([, other]) => other.postalPrefixes)
    if (postalPrefixes.some(prefix => others.includes(prefix))) refuse('postalPrefixes', 'choice')
  }
  const problem = isChanged('polygon') && polygonProblem(polygon)
  if (problem) refuse('polygon', problem === 'few' ? 'too_short' : 'wrong')
  if (!hours || !isChanged('hours')) return
  if (hours.length === 0) refuse('hours', 'required')
  if (shortestWindow(hours) < store.row.slotMinutes) refuse('hours', 'too_short')
}

/**
 * Checks rules of stores and zones that fields can't say one by one: a way to order is left, a zone has postal codes or an outline
 * that is one, its hours have room for a slot, and no two zones of a store have the same postal codes.
 */
export async function checkStores(db: Queries, outcomes: readonly Outcome[], refuse: Refuse): Promise<void> {
  for (const { compared, row } of outcomes)
    if (compared.change.kind === 'business' && row && isHalf(row['emailNote'] as DraftFields<'business'>['emailNote']))
      refuse('business', compared.change.thing, 'emailNote', 'required')
  const ofStores = outcomes.filter(isOfStores)
  if (ofStores.length === 0) return
  const [shop] = await db.select({ market: business.market }).from(business).limit(1)
  const market = shop?.market ?? null
  const stores = await storesAfter(db, ofStores)
  for (const { compared } of ofStores) {
    const { change } = compared
    const { kind, thing } = change
    const store = stores.get(kind === 'zone' ? placeOf(thing).store : thing)
    if (store === undefined) refuse(kind, thing, 'name', 'choice')
    const checked = { change, store, market, refuse }
    if (kind === 'store') checkStore(checked)
    else if (change.change !== 'remove') checkZone(checked)
    else if (store.row.deliverySettings.isEnabled && store.zones.size === 0) refuse('zone', thing, 'id', 'required')
  }
}
