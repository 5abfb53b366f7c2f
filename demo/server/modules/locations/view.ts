import type { StoreLocation } from '../../../../src/contract/store/location.ts'
import type { Language } from '../../http/request/language.ts'
import { whole } from '../menu/picture.ts'
import type { CardGateways } from '../payments/providers/gateway.ts'
import type { LocationRow } from './find-location.ts'

/** The API's origin, and the configured card providers. */
interface Place {
  origin: string
  gateways: CardGateways
}

/** Returns a location in its API shape, in one language; its card provider is included only if it is configured. */
export function viewLocation(row: LocationRow, language: Language, { origin, gateways }: Place): StoreLocation {
  const { id, slug, isOpen, timezone, openingHours, deliveryHours, pickupSettings, deliverySettings } = row
  const { address, compliance, legalAge, purchaseLimit, features } = row
  return {
    id,
    slug,
    name: row.name[language],
    isOpen,
    timezone,
    openingHours,
    deliveryHours,
    specialHours: row.specialHours.map(entry => ({ ...entry, name: entry.name[language] })),
    pickupSettings,
    deliverySettings,
    curbsideSettings: row.curbsideSettings,
    cards: row.cards && gateways[row.cards.provider] ? { ...row.cards, script: whole(origin, row.cards.script) } : null,
    asksDateOfBirth: row.asksDateOfBirth,
    contact_details: row.contacts.map(contact => ({ ...contact, label: contact.label[language] })),
    address,
    compliance,
    legalAge,
    purchaseLimit,
    features,
    menuUpdatedAt: row.menuUpdatedAt.toISOString()
  }
}
