import type { DeliveryZone, StoreLocation } from '../../../contract/store/location.ts'
import type { Language } from '../../http/request/language.ts'
import { whole } from '../menu/picture.ts'
import type { CardProvider } from '../../../contract/order/card-settings.ts'
import type { StoredZone } from '../../db/schema.ts'
import type { LocationRow } from './find-location.ts'
import { withPromise } from '../ready-times/promise.ts'
import type { ReadyBasis } from '../ready-times/read-basis.ts'
import { firstSlotsOf } from '../slots/first-slots.ts'
import { pauseOf, switchedAt } from './is-switched-on.ts'
import { type BannerRow, bannerRoom, comingBanners } from '../banners/stored-banners.ts'
import { zoneOffsets } from './zone-offsets.ts'

/** The API's origin, the time, the configured card providers, the starts of the location's full pickup slots, and all banners. */
interface Place {
  origin: string
  now: Date
  /** The providers that this server can charge with. */
  gateways: Partial<Record<CardProvider, unknown>>
  full: ReadonlySet<number>
  /** The basis of its promise to shoppers; null to show its settings alone. */
  basis: ReadyBasis
  banners: readonly BannerRow[]
}

/** Returns settings without those that are null, which mean the same left out. */
const withoutNulls = <Settings extends object>(settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null)) as Settings

/** The id is for drafts alone. */
function withoutId(stored: StoredZone): DeliveryZone {
  const { id: _, ...zone } = stored
  return zone
}

/** Returns a location in its API shape, in one language; its card provider is included only if it is configured. */
export function viewLocation(
  stored: LocationRow,
  language: Language,
  { origin, gateways, now, full, basis, banners }: Place
): StoreLocation {
  const row = withPromise(stored, { basis, now })
  const { id, slug, timezone, openingHours, deliveryHours, pickupSettings, deliverySettings } = row
  const { address, compliance, legalAge, purchaseLimit, features, readyWithin } = row
  const room = bannerRoom(comingBanners(banners, row, now), now)
  const firstSlots = firstSlotsOf(row, full, now)
  return {
    id,
    slug,
    name: row.name[language],
    isOpen: switchedAt(row, now).isOpen,
    pausedUntil: pauseOf(row, now)?.toISOString() ?? null,
    timezone,
    zoneOffsets: zoneOffsets(timezone, now.getTime()),
    openingHours,
    deliveryHours,
    specialHours: row.specialHours.map(entry => ({ ...entry, name: entry.name[language] })),
    pickupSettings: withoutNulls(pickupSettings),
    slotMinutes: row.slotMinutes,
    ...(readyWithin !== undefined && { readyWithin }),
    ...(firstSlots && { firstSlots }),
    deliverySettings: withoutNulls({ ...deliverySettings, zones: deliverySettings.zones.map(withoutId) }),
    curbsideSettings: row.curbsideSettings,
    cards: row.cards && gateways[row.cards.provider] ? { ...row.cards, script: whole(origin, row.cards.script) } : null,
    asksDateOfBirth: row.asksDateOfBirth,
    contact_details: row.contacts.map(contact => ({ ...contact, label: contact.label[language] })),
    address,
    compliance,
    legalAge,
    purchaseLimit,
    features,
    ...(room && { banners: room }),
    menuUpdatedAt: row.menuUpdatedAt.toISOString()
  }
}
