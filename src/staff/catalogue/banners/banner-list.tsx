import { useStore } from '@nanostores/react'
import { $now } from '../../../client/now.ts'
import { dataOf } from '../../../client/async-state.ts'
import { catalogue } from '../../data/catalogue.ts'
import { $store, $stores } from '../../data/stores.ts'
import { useComing } from '../coming.ts'
import { describeListed } from '../describe-times.ts'
import { RemovableList } from '../forms/removable-list.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { openBanner, removeBanner } from './banner-form.ts'
import type { ListedBanner } from './banner.ts'
import { describeLink } from './describe-link.ts'

/** Returns the facts of a banner below its title. */
function useFactsOf(): (banner: ListedBanner) => string[] {
  const { t, locale } = useCatalogueWords()
  const now = useStore($now)
  const store = useStore($store) ?? { timezone: 'America/Toronto' }
  const stores = useStore($stores)
  const { categories = [], products = [] } = dataOf(useStore(catalogue.$state)) ?? {}
  const nameOf = (slug: string) => stores.find(known => known.slug === slug)?.name ?? slug
  const coming = useComing()
  const leadsTo = (link: ListedBanner['fields']['link']) =>
    t('banner.leadsTo', { name: describeLink(link, locale, { categories, products }) })
  return ({ fields }) => [
    t(`banner.place.${fields.place}`),
    fields.link ? coming(() => leadsTo(fields.link)) : '',
    describeListed(fields.times, { store, now, locale }),
    fields.locations?.map(nameOf).join(', ') ?? ''
  ]
}

/** The banners, each with its place and its times; they are opened, or taken away after a question. */
export function BannerList({ banners }: { banners: readonly ListedBanner[] }) {
  const { t, locale } = useCatalogueWords()
  const factsOf = useFactsOf()
  const open = (id: string) => {
    const banner = banners.find(one => one.id === id)
    if (banner) openBanner(banner)
  }
  return (
    <RemovableList
      title={t('banner.title')}
      empty={t('banner.none')}
      items={banners.map(banner => ({
        id: banner.id,
        name: inLocale(banner.fields.title, locale),
        facts: factsOf(banner),
        picture: banner.shown
      }))}
      removeText={t('banner.removeText')}
      onOpen={open}
      onRemove={removeBanner}
    />
  )
}
