import { useStore } from '@nanostores/react'
import { $store } from '../../data/stores.ts'
import { OfferHint } from '../law/offer-hint.tsx'
import { $editedPromo, promoForm } from './promo-form.ts'
import { readPromo } from './read-promo.ts'

/** Hints of promotion law about the discount as it is typed. */
export function TypedOfferHint() {
  const { values } = useStore(promoForm.$state)
  const edited = useStore($editedPromo)
  const store = useStore($store) ?? { timezone: 'America/Toronto' }
  if (!edited) return null
  const { takes, locations } = readPromo(values, edited.promo, store).fields
  return <OfferHint of="offer" offer={takes} stores={locations ?? []} />
}
