import { useStore } from '@nanostores/react'
import type { Lot } from '../../contract/catalog/lot.ts'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import type { ProductDetail } from '../../contract/catalog/product-detail.ts'
import { formatGrams } from '../../format/number.ts'
import { formatPotency } from '../../format/potency.ts'
import { useT } from '../../i18n/translate.ts'
import { canadianLimit, equivalentOf } from '../../rules/cart/limit.ts'
import { $location } from '../../stores/location/location.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'

const s = styles({
  facts: `border-top:1px solid var(--sf-line);font-variant-numeric:tabular-nums;
& > div { display:grid;grid-template-columns:minmax(96px,3fr) minmax(0,7fr);gap:0 16px;padding:10px 0;border-bottom:1px solid var(--sf-line); }
& dt { color:var(--sf-ink-2); }
@container sf (max-width: 279px) { & > div { grid-template-columns:minmax(0,1fr); } }`
})

interface Props {
  product: Product
  /** The product's details; undefined while loading. */
  detail: ProductDetail | undefined
  variant: Variant | undefined
  /** The lot that is sold next: its own terpenes are shown instead of the product's. */
  lot: Lot | undefined
}

/** The facts on a product's label, and how it counts toward the purchase limit. */
export function Facts({ product, detail, variant, lot }: Props) {
  const { t, locale } = useT()
  const limit = useStore($location).detail?.purchaseLimit ?? canadianLimit
  const facts: [string, string | null | undefined][] = [
    [t('facts.strain'), product.strain],
    [
      t('find.terpenes'),
      (lot?.terpenes ?? detail?.terpenes)
        ?.map(({ name, percent }) => `${name} ${formatPotency({ min: percent, max: percent, unit: '%' }, locale)}`)
        .join(', ')
    ],
    [t('facts.ingredients'), detail?.ingredients],
    [t('facts.allergens'), detail?.allergens]
  ]
  const equivalent = variant ? equivalentOf({ limitClass: product.limitClass, ...variant }, limit) : 0
  return (
    <section className={layout.stack} aria-label={t('facts.title')}>
      <h2>{t('facts.title')}</h2>
      <dl className={s.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            )
        )}
      </dl>
      {variant && equivalent > 0 && (
        <p className={layout.small}>
          {t(variant.weight > 0 ? 'facts.equivalent' : 'facts.noWeight', {
            size: variant.name,
            grams: formatGrams(equivalent, locale),
            limit: formatGrams(limit.dried, locale)
          })}
        </p>
      )}
    </section>
  )
}
