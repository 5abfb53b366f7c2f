import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { catalogue } from '../../data/catalogue.ts'
import { $store, $stores } from '../../data/stores.ts'
import { describeTimes } from '../describe-times.ts'
import { inLocale, useCatalogueWords } from '../words.ts'
import { describeDiscount } from './describe-discount.ts'
import { type Promo, timesOf } from './promo.ts'
import { openPromo, removePromo } from './promo-form.ts'
import { RemoveDialog } from './remove-dialog.tsx'

const s = styles({
  list: 'border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);& > * + * { border-top:1px solid var(--sf-line); }',
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:12px 16px;',
  about: 'flex:1 1 260px;min-width:0;display:grid;gap:2px;overflow-wrap:anywhere;',
  name: 'font-weight:650;'
})

/** The facts of an offer below its name. */
function useFacts(promo: Promo): string[] {
  const { t, locale } = useCatalogueWords()
  const store = useStore($store)
  const stores = useStore($stores)
  const categories = dataOf(useStore(catalogue.$state))?.categories ?? []
  const { fields, uses } = promo
  const nameOf = (slug: string) => stores.find(known => known.slug === slug)?.name ?? slug
  return [
    describeDiscount(fields.takes, locale, categories),
    describeTimes(timesOf(promo), store ?? { timezone: 'America/Toronto' }, locale),
    fields.locations?.map(nameOf).join(', ') ?? '',
    t('promo.uses', { count: uses })
  ].filter(Boolean)
}

function Row({ promo, onRemove }: { promo: Promo; onRemove(): void }) {
  const { t, locale } = useCatalogueWords()
  const facts = useFacts(promo)
  const { fields } = promo
  const name = 'code' in fields ? `${fields.code}, ${inLocale(fields.name, locale)}` : inLocale(fields.name, locale)
  return (
    <li className={s.row} data-promo={promo.id}>
      <div className={s.about}>
        <p className={s.name}>{name}</p>
        {facts.map(fact => (
          <p key={fact} className={layout.small}>
            {fact}
          </p>
        ))}
      </div>
      <Button aria-label={t('promo.editOf', { name })} onClick={() => openPromo(promo)}>
        {t('promo.edit')}
      </Button>
      {promo.uses === 0 && (
        <Button kind="quiet" aria-label={t('promo.removeOf', { name })} onClick={onRemove}>
          {t('promo.remove')}
        </Button>
      )}
    </li>
  )
}

/** Deals or codes, each with its facts; they are opened, or, before their first use, taken away after a question. */
export function PromoList({ title, empty, promos }: { title: string; empty: string; promos: readonly Promo[] }) {
  const { t, locale } = useCatalogueWords()
  const [asked, setAsked] = useState<Promo | undefined>()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = async (promo: Promo) => {
    setAsked(undefined)
    await removePromo(promo)
    heading.current?.focus()
  }
  return (
    <section className={layout.stack}>
      <h3 tabIndex={-1} ref={heading}>
        {title}
      </h3>
      {promos.length === 0 ? (
        <p className={layout.small}>{empty}</p>
      ) : (
        <ul className={s.list}>
          {promos.map(promo => (
            <Row key={promo.id} promo={promo} onRemove={() => setAsked(promo)} />
          ))}
        </ul>
      )}
      {asked && (
        <RemoveDialog
          name={inLocale(asked.fields.name, locale)}
          text={t('promo.removeText')}
          onKeep={() => setAsked(undefined)}
          onRemove={() => void remove(asked)}
        />
      )}
    </section>
  )
}
