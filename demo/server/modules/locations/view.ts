import type { StoreLocation } from '../../../../src/contract/store/location.ts'
import type { Language } from '../../http/request/language.ts'
import { whole } from '../menu/picture.ts'
import type { CardGateways } from '../payments/providers/gateway.ts'
import type { LocationRow } from './find-location.ts'

/** Where the API is for its callers, and who takes cards for it. */
interface Place {
  origin: string
  gateways: CardGateways
}

/** A location as it crosses the wire, its words in one language; who takes cards there is told where that is set up. */
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
