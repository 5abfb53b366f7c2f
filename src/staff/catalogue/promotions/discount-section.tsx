import { Button } from '../../../ui/button.tsx'
import { FieldSelect } from '../../../ui/form/field-select.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { look } from '../edit/look.ts'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import { ItemsPicker } from './items-picker.tsx'
import { TypedOfferHint } from './typed-offer-hint.tsx'
import { mostParts } from './typed-promo.ts'
import type { PromoField } from './use-promo-fields.ts'

const kinds = ['percent', 'amount', 'buy_get', 'bundle', 'bundle_price'] as const

/** The figures of each kind of discount, with their labels; optional ones say so. */
const figures: Record<string, [name: string, label: CatalogueWord][]> = {
  percent: [
    ['percent', 'cat.percent'],
    ['mostOff', 'promo.mostOff'],
    ['from', 'promo.from']
  ],
  amount: [
    ['amount', 'promo.amount'],
    ['from', 'promo.from']
  ],
  buy_get: [
    ['buy', 'promo.buy'],
    ['get', 'promo.get'],
    ['percent', 'cat.percent']
  ],
  bundle: [['amount', 'promo.setAmount']],
  bundle_price: [['setPrice', 'promo.setPrice']]
}

/** The parts of a bundle: items, and how many of them. */
function Parts({ field }: { field: PromoField }) {
  const { t } = useCatalogueWords()
  const { value, onValue } = field('parts')
  const count = Number(value) || 1
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={look.plain} role="group" aria-label={t('promo.part', { number: at + 1 })}>
          <ItemsPicker field={field} prefix={`part${at}`} legend={t('promo.part', { number: at + 1 })} />
          <Field
            {...field(`part${at}-count`)}
            label={t('promo.pieces')}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        </div>
      ))}
      <div className={look.row}>
        {count < mostParts && <Button onClick={() => onValue(String(count + 1))}>{t('promo.addPart')}</Button>}
        <Button disabled={count === 1} onClick={() => onValue(String(count - 1))}>
          {t('promo.dropPart')}
        </Button>
      </div>
    </>
  )
}

/** The discount of a deal or code: its kind, its figures, and the items that it is on. */
export function DiscountSection({ field }: { field: PromoField }) {
  const { t } = useCatalogueWords()
  const { error: _none, ...kind } = field('takes')
  const isSet = kind.value === 'bundle' || kind.value === 'bundle_price'
  return (
    <section className={look.box} aria-labelledby="promo-discount">
      <h3 id="promo-discount">{t('promo.discount')}</h3>
      <FieldSelect
        {...kind}
        label={t('promo.kind')}
        options={kinds.map(value => ({ value, label: t(`promo.kind.${value}`) }))}
      />
      <div className={look.three}>
        {figures[kind.value]?.map(([name, label]) => (
          <Field key={name} {...field(name)} label={t(label)} inputMode="decimal" maxLength={12} autoComplete="off" />
        ))}
      </div>
      <TypedOfferHint />
      {isSet ? <Parts field={field} /> : <ItemsPicker field={field} prefix="of" legend={t('promo.items')} />}
    </section>
  )
}
