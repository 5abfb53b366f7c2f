import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { catalogue } from '../../data/catalogue.ts'
import { $store, $stores } from '../../data/stores.ts'
import { describeTimes } from '../describe-times.ts'
import { RemoveDialog } from '../promotions/remove-dialog.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { openBanner, removeBanner } from './banner-form.ts'
import type { ListedBanner } from './banner.ts'
import { describeLink } from './describe-link.ts'

const s = styles({
  list: 'border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);& > * + * { border-top:1px solid var(--sf-line); }',
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:12px 16px;& img { width:56px;height:56px;border-radius:8px;object-fit:cover; }',
  about: 'flex:1 1 240px;min-width:0;display:grid;gap:2px;overflow-wrap:anywhere;',
  name: 'font-weight:650;'
})

/** The facts of a banner below its title. */
function useFacts({ fields }: ListedBanner): string[] {
  const { t, locale } = useCatalogueWords()
  const store = useStore($store)
  const stores = useStore($stores)
  const { categories = [], products = [] } = dataOf(useStore(catalogue.$state)) ?? {}
  const nameOf = (slug: string) => stores.find(known => known.slug === slug)?.name ?? slug
  return [
    t(`banner.place.${fields.place}`),
    fields.link ? t('banner.leadsTo', { name: describeLink(fields.link, locale, { categories, products }) }) : '',
    describeTimes(fields.times, store ?? { timezone: 'America/Toronto' }, locale),
    fields.locations?.map(nameOf).join(', ') ?? ''
  ].filter(Boolean)
}

function Row({ banner, onRemove }: { banner: ListedBanner; onRemove(): void }) {
  const { t, locale } = useCatalogueWords()
  const facts = useFacts(banner)
  const name = inLocale(banner.fields.title, locale)
  return (
    <li className={s.row} data-promo={banner.id}>
      {banner.shown && <img src={banner.shown} alt="" loading="lazy" />}
      <div className={s.about}>
        <p className={s.name}>{name}</p>
        {facts.map(fact => (
          <p key={fact} className={layout.small}>
            {fact}
          </p>
        ))}
      </div>
      <Button aria-label={t('promo.editOf', { name })} onClick={() => openBanner(banner)}>
        {t('promo.edit')}
      </Button>
      <Button kind="quiet" aria-label={t('promo.removeOf', { name })} onClick={onRemove}>
        {t('promo.remove')}
      </Button>
    </li>
  )
}

/** The banners, each with its place and its times; they are opened, or taken away after a question. */
export function BannerList({ banners }: { banners: readonly ListedBanner[] }) {
  const { t, locale } = useCatalogueWords()
  const [asked, setAsked] = useState<ListedBanner | undefined>()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = async (id: string) => {
    setAsked(undefined)
    await removeBanner(id)
    heading.current?.focus()
  }
  return (
    <section className={layout.stack}>
      <h3 tabIndex={-1} ref={heading}>
        {t('banner.title')}
      </h3>
      {banners.length === 0 ? (
        <p className={layout.small}>{t('banner.none')}</p>
      ) : (
        <ul className={s.list}>
          {banners.map(banner => (
            <Row key={banner.id} banner={banner} onRemove={() => setAsked(banner)} />
          ))}
        </ul>
      )}
      {asked && (
        <RemoveDialog
          name={inLocale(asked.fields.title, locale)}
          text={t('banner.removeText')}
          onKeep={() => setAsked(undefined)}
          onRemove={() => void remove(asked.id)}
        />
      )}
    </section>
  )
}
