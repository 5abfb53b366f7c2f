import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $now } from '../../../client/now.ts'
import { dataOf } from '../../../client/async-state.ts'
import { dateOf, wallAt } from '../../../rules/time/time-zone.ts'
import { $store, stores } from '../../data/stores.ts'

/** The rules of promotion law, a part of their own that comes with the first form. */
const load = () => import('./law-part.ts')

type Law = Awaited<ReturnType<typeof load>>

/** The rules of promotion law; undefined until they are loaded. Without them there are no hints, and the server still has its own. */
export function useLaw(): Law | undefined {
  const [law, setLaw] = useState<Law>()
  useEffect(() => {
    let isGone = false
    void load().then(
      part => {
        if (!isGone) setLaw(part)
      },
      () => {}
    )
    return () => {
      isGone = true
    }
  }, [])
  return law
}

/** Today’s date at the selected store. */
export function useToday(): string {
  const store = useStore($store)
  const now = useStore($now)
  return dateOf(wallAt(now, store ?? { timezone: 'America/Toronto' }))
}

/** The codes of the provinces of some stores by slug, in a text; of all stores of the retailer without any. */
export function useProvinces(slugs: readonly string[]): string {
  const all = dataOf(useStore(stores.$state)) ?? []
  const some = all.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
  return [...new Set(some.map(({ address }) => address.province))].sort().join(' ')
}
