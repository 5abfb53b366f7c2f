import { useStore } from '@nanostores/react'
import { $now } from '../../../client/now.ts'
import { dataOf } from '../../../client/async-state.ts'
import { catalogue } from '../../data/catalogue.ts'
import { $store, $stores } from '../../data/stores.ts'
import { useComing } from '../coming.ts'
import { describeListed } from '../describe-times.ts'
import { RemovableList } from '../forms/removable-list.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { describeDiscount } from './describe-discount.ts'
import { type Promo, timesOf } from './promo.ts'
import { openPromo, removePromo } from './promo-form.ts'

/** Returns the facts of an offer below its name. */
function useFactsOf(): (promo: Promo) => string[] {
  const { t, locale } = useCatalogueWords()
  const now = useStore($now)
  const store = useStore($store) ?? { timezone: 'America/Toronto' }
  const stores = useStore($stores)
  const categories = dataOf(useStore(catalogue.$state))?.categories ?? []
  const coming = useComing()
  const nameOf = (slug: string) => stores.find(known => known.slug === slug)?.name ?? slug
  return promo => [
    coming(() => describeDiscount(promo.fields.takes, locale, categories)),
    describeListed(timesOf(promo), { store, now, locale }),
    promo.fields.locations?.map(nameOf).join(', ') ?? '',
    t('promo.uses', { count: promo.uses })
  ]
}

/** Deals or codes, each with its facts; they are opened, or, before their first use, taken away after a question. */
export function PromoList({ title, empty, promos }: { title: string; empty: string; promos: readonly Promo[] }) {
  const { t, locale } = useCatalogueWords()
  const factsOf = useFactsOf()
  const nameOf = ({ fields }: Promo) =>
    'code' in fields ? `${fields.code}, ${inLocale(fields.name, locale)}` : inLocale(fields.name, locale)
  const find = (id: string, then: (promo: Promo) => unknown) => {
    const promo = promos.find(one => one.id === id)
    return promo && then(promo)
  }
  return (
    <RemovableList
      title={title}
      empty={empty}
      items={promos.map(promo => ({
        id: promo.id,
        name: nameOf(promo),
        facts: factsOf(promo),
        canRemove: promo.uses === 0
      }))}
      removeText={t('promo.removeText')}
      onOpen={id => void find(id, promo => openPromo(promo))}
      onRemove={async id => void (await find(id, removePromo))}
    />
  )
}
