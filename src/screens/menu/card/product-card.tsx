import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import type { Product } from '../../../contract/catalog/menu.ts'
import { formatMoney } from '../../../format/money.ts'
import { formatPotency } from '../../../format/potency.ts'
import { useT } from '../../../i18n/translate.ts'
import { paths } from '../../../routing/paths.ts'
import { $currency } from '../../../stores/location/business.ts'
import { Link } from '../../../routing/router.tsx'
import { isInStock } from '../../../rules/menu/visibility.ts'
import { chooseSize, sizeOf } from '../../../stores/menu/chosen-size.ts'
import { classes, styles } from '../../../theme/styles.ts'
import { StrainChip } from '../../../ui/chip.tsx'
import { layout } from '../../../ui/layout.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { AddControl } from './add-control.tsx'
import { Marked } from './marked.tsx'
import { SizeChoice } from './size-choice.tsx'
import { SoldOut } from './sold-out.tsx'

const s = styles({
  card: `position:relative;display:flex;flex-direction:column;gap:8px;min-width:0;`,
  gone: '& img { filter:grayscale(1);opacity:.5; }',
  about: 'display:grid;gap:2px;align-content:start;position:relative;flex:1 0 auto;',
  picture: 'position:relative;margin-bottom:6px;transition:opacity .14s ease-out;',
  mark: 'position:absolute;inset-block-start:8px;inset-inline-start:8px;',
  brand: 'font-size:14px;color:var(--sf-ink-2);white-space:nowrap;overflow:hidden;text-overflow:ellipsis;',
  name: `font-weight:500;line-height:1.25;letter-spacing:0;text-wrap:pretty;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;
& a { color:inherit;text-decoration:none; } & a::after { content:"";position:absolute;inset:0;border-radius:var(--sf-radius-card); }
& a:hover { text-decoration:underline; }`,
  potency:
    'display:flex;flex-wrap:wrap;gap:0 12px;font-size:12px;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;',
  buy: `display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 8px;min-height:var(--sf-target);
& > div { flex:1 1 128px; }`
})

interface Props {
  product: Product
  location: string
  storeName: string
  /** Its position and the total, for a list that is rendered in part. */
  place?: number
  of?: number
}

/** A product in the menu: its name, sizes, price, and add button. */
export const ProductCard = memo(function ProductCard({ product, location, storeName, place, of }: Props) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const [, setChosen] = useState('')
  const variant = sizeOf(product)
  if (!variant) return null
  const gone = !isInStock(variant)
  const potency = (['thc', 'cbd'] as const)
    .filter(name => product[name])
    .map(name => `${name.toUpperCase()} ${product[name] ? formatPotency(product[name], locale) : ''}`)
  const choose = (size: string) => {
    chooseSize(product, size)
    setChosen(size)
  }
  return (
    <div className={classes(s.card, gone && s.gone)} role="listitem" aria-posinset={place} aria-setsize={of}>
      <div className={s.about}>
        <div className={s.picture}>
          <Picture src={product.picture} form={product.form}>
            {product.strainType && (
              <div className={s.mark}>
                <StrainChip type={product.strainType} word={t(`strain.${product.strainType}`)} />
              </div>
            )}
          </Picture>
        </div>
        <p className={s.brand}>
          <Marked text={product.brand} />
        </p>
        <h3 className={s.name}>
          <Link to={paths.product(location, product.slug)}>
            <Marked text={product.name} />
          </Link>
        </h3>
        {potency.length > 0 && (
          <p className={s.potency}>
            {potency.map(part => (
              <span key={part}>{part}</span>
            ))}
          </p>
        )}
        {!gone && variant.stock <= 5 && <p className={layout.warn}>{t('stock.few', { count: variant.stock })}</p>}
      </div>
      <SizeChoice
        label={t('card.size', { name: product.name })}
        variants={product.variants}
        value={variant.id}
        onValue={choose}
      />
      <div className={s.buy}>
        <Price
          now={money(variant.salePrice ?? variant.price)}
          before={variant.salePrice === null ? undefined : money(variant.price)}
          why={variant.saleName}
          words={{ now: t('price.now'), before: t('price.before') }}
        />
        {gone ? (
          <SoldOut product={product} storeName={storeName} />
        ) : (
          <AddControl name={product.name} variant={variant} />
        )}
      </div>
    </div>
  )
})
