import type { SeedLocation } from './types.ts'
import { locations, type StoredContact } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'

/** Inserts the locations of a seed behind others, with the first one's place among them; returns their ids by slug. */
export async function seedLocations(
  tx: Transaction,
  seeds: SeedLocation[],
  now: Date,
  { sortOrder: first, isListed } = { sortOrder: 0, isListed: true }
): Promise<Map<string, string>> {
  const rows = await tx
    .insert(locations)
    .values(
      seeds.map(({ phone, email, ...seed }, at) => ({
        ...seed,
        sortOrder: first + at,
        isListed,
        contacts: contactsOf(phone, email),
        menuUpdatedAt: now
      }))
    )
    .returning({ id: locations.id, slug: locations.slug })
  return new Map(rows.map(row => [row.slug, row.id]))
}

const contactsOf = (phone: string, email: string): StoredContact[] => [
  { type: 'phone', label: { en: 'Phone', fr: 'Téléphone' }, value: phone },
  { type: 'email', label: { en: 'Email', fr: 'Courriel' }, value: email }
]
