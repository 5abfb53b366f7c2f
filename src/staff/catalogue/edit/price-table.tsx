import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { styles } from '../../../theme/styles.ts'
import { Check } from '../../../ui/form/check.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { $stores } from '../../data/stores.ts'
import { describeWeekly } from '../describe-times.ts'
import { momentRowClass } from '../forms/moment-row.ts'
import { useCatalogueWords } from '../words.ts'
import { OfferHint } from '../law/offer-hint.tsx'
import { useSellers } from '../law/use-sellers.ts'
import { readMoney } from '../read-figures.ts'
import { look } from './look.ts'
import { PairField } from './pair-field.tsx'
import { $edited, toggleSame } from './product-form.ts'
import { priceName, sizeName } from './typed-product.ts'
import type { FieldOf } from './use-product-fields.ts'

const s = styles({
  table: 'display:grid;gap:12px;& > h4 { margin:0;font-size:16px;font-weight:650; }',
  list: 'display:grid;border-block:1px solid var(--sf-line);& > li + li { border-top:1px solid var(--sf-line); }',
  store: `display:grid;grid-template-columns:minmax(0,1fr);gap:8px;padding-bottom:12px;
& legend { font-weight:650;padding-block:12px 4px; }`,
  figures: 'display:grid;grid-template-columns:repeat(2,minmax(0,180px));gap:12px;align-items:start;'
})

interface Props {
  field: FieldOf
  at: number
  /** The size's name, for labels. */
  size: string
}

interface PriceProps extends Props {
  /** The slug of the store, or `all`. */
  store: string
}

/** A price with its sale, whose name and times are asked for once there is one. */
function PriceFields({ field, at, store }: PriceProps) {
  const { t } = useCatalogueWords()
  const sellers = useSellers()
  const of = (name: string) => field(priceName(at, store, name))
  const stores = store === 'all' ? sellers : [store]
  const [price, salePrice] = [readMoney(of('price').value), readMoney(of('sale').value)]
  // A sale without a readable price is none yet.
  const sale = { kind: 'sale' as const, price: price ?? 0, salePrice: salePrice ?? price ?? 0 }
  const money = { inputMode: 'decimal' as const, maxLength: 12, autoComplete: 'off' }
  return (
    <>
      <div className={s.figures}>
        <Field {...of('price')} {...money} label={t('edit.price')} />
        <Field {...of('sale')} {...money} label={t('edit.sale')} />
      </div>
      {of('sale').value !== '' && (
        <>
          <OfferHint of={of('sale').id} offer={sale} stores={stores} />
          <PairField
            field={field}
            name={`s${at}-${store}-saleName`}
            labels={['edit.saleNameEn', 'edit.saleNameFr']}
            most={60}
            stores={stores}
          />
          <div className={momentRowClass()}>
            <Field {...of('starts')} label={t('edit.starts')} type="datetime-local" />
            <Field {...of('ends')} label={t('edit.ends')} type="datetime-local" />
          </div>
          <WeeklyNote at={at} store={store} />
        </>
      )}
    </>
  )
}

/** The weekly hours of a sale, which came with a list and stay as they are. */
function WeeklyNote({ at, store }: { at: number; store: string }) {
  const { t, locale } = useCatalogueWords()
  const prices = useStore($edited)?.shown.sizes[at]?.prices ?? []
  const weekly = prices.find(price => store === 'all' || price.store === store)?.fields.saleTimes?.weekly ?? []
  return weekly.length > 0 ? (
    <p className={layout.small}>{t('edit.weekly', { times: describeWeekly(weekly, locale) })}</p>
  ) : null
}

/** Whether a store has the size on its menu, and whether it can be bought there. */
function StoreChecks({ field, at, store, children }: PriceProps & { children?: ReactNode }) {
  const { t } = useCatalogueWords()
  const [on, available] = [field(priceName(at, store, 'on')), field(priceName(at, store, 'available'))]
  const toggle = ({ value, onValue }: typeof on) => onValue(value === '' ? 'yes' : '')
  return (
    <>
      <div className={look.row}>
        <Check label={t('edit.on')} checked={on.value !== ''} onToggle={() => toggle(on)} />
        {on.value !== '' && (
          <Check label={t('edit.available')} checked={available.value !== ''} onToggle={() => toggle(available)} />
        )}
      </div>
      {on.value !== '' && children}
    </>
  )
}

/** The prices of a size: one for all stores, or one for each, with the stores that sell it. */
export function PriceTable({ field, at, size }: Props) {
  const { t } = useCatalogueWords()
  const stores = useStore($stores)
  const isSame = field(sizeName(at, 'same')).value !== ''
  const isOn = (slug: string) => field(priceName(at, slug, 'on')).value !== ''
  return (
    <div className={s.table} role="group" aria-label={t('edit.pricesOf', { size })}>
      <h4>{t('edit.prices')}</h4>
      <p className={layout.small}>{t('edit.timesText')}</p>
      {stores.length > 1 && <Check label={t('edit.same')} checked={isSame} onToggle={() => toggleSame(at)} />}
      {isSame && stores.some(({ slug }) => isOn(slug)) && <PriceFields field={field} at={at} store="all" size={size} />}
      <ul className={s.list}>
        {stores.map(({ slug, name }) => (
          <li key={slug}>
            <fieldset className={s.store}>
              <legend>{name}</legend>
              <StoreChecks field={field} at={at} store={slug} size={size}>
                {!isSame && <PriceFields field={field} at={at} store={slug} size={size} />}
              </StoreChecks>
            </fieldset>
          </li>
        ))}
      </ul>
    </div>
  )
}
