import type { StoreLocation } from '../../../../src/contract/location.ts'
import type { Language } from '../../http/language.ts'
import type { LocationRow } from './find-location.ts'

/** A location as it crosses the wire, its words in one language. */
export function viewLocation(row: LocationRow, language: Language): StoreLocation {
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
    cards: row.cards,
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
