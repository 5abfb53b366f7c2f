import { useStore } from '@nanostores/react'
import { memo, useId, useState } from 'react'
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
import { Chip, StrainMark } from '../../../ui/chip.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { AddControl } from './add-control.tsx'
import { useLateMarks } from './use-late-marks.ts'
import { Marked } from './marked.tsx'
import { SizeChoice } from './size-choice.tsx'
import { SoldOut } from './sold-out.tsx'

// Cards in a row share six grid rows: picture, brand, name, facts, size, and price. Without subgrid, each has its own.
const s = styles({
  card: `position:relative;display:grid;grid-row:span 6;grid-template-rows:subgrid;gap:2px;min-width:0;
@container sf (max-width: 279px) { margin-block-end:32px; }`,
  gone: '& img { filter:grayscale(1);opacity:.5; }',
  about:
    'position:relative;display:grid;grid-row:span 4;grid-template-rows:subgrid;gap:2px;min-width:0;align-content:start;',
  // Low on a phone, to show the price of the first products without scrolling.
  picture: 'position:relative;margin-bottom:6px;@container sf (max-width: 479px) { & > div { aspect-ratio:4/3; } }',
  // The last of several is at the foot, so that the product is seen between them.
  marks: `position:absolute;inset:8px 44px 8px 8px;display:flex;flex-direction:column;align-items:start;gap:4px;
& > :last-child:not(:first-child) { margin-block-start:auto; }`,
  brand: 'font-size:14px;color:var(--sf-ink-2);overflow-wrap:anywhere;',
  name: `font-weight:500;line-height:1.25;letter-spacing:0;text-wrap:pretty;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;overflow-wrap:anywhere;
& a { color:inherit;text-decoration:none; } & a::after { content:"";position:absolute;inset:0;border-radius:var(--sf-radius-card); }
@media (hover:hover) { & a:hover { text-decoration:underline; } }`,
  facts:
    'display:flex;flex-wrap:wrap;gap:0 10px;align-content:start;font-size:12px;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;',
  // The price from before is below the other one, so that the stepper fits next to them.
  buy: `display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px;min-height:var(--sf-target);margin-top:4px;
& > span { flex-direction:column; }
& > div { margin-inline-start:auto; }`
})

interface Props {
  product: Product
  location: string
  storeName: string
  /** Its position and the total, for a list that is rendered in part. */
  place?: number
  of?: number
  /** Shows a size on sale unless the shopper has chosen one. */
  onSale?: boolean | undefined
}

/** A product in the menu: its name, sizes, price, and add button. */
export const ProductCard = memo(function ProductCard({ product, location, storeName, place, of, onSale }: Props) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const late = useLateMarks()
  const [, setChosen] = useState('')
  const note = useId()
  const variant = sizeOf(product, onSale)
  if (!variant) return null
  const { strainType, thc, cbd } = product
  const isSale = variant.salePrice !== null
  const gone = !isInStock(variant)
  const choose = (size: string) => {
    chooseSize(product, size)
    setChosen(size)
  }
  const tag = isSale ? (variant.saleName ?? t('row.specials')) : undefined
  const few = gone || variant.stock > 5 ? undefined : t('stock.few', { count: variant.stock })
  return (
    <div className={classes(s.card, gone && s.gone)} role="listitem" aria-posinset={place} aria-setsize={of}>
      <div className={s.about}>
        <div className={s.picture}>
          <Picture of={product} form={product.form}>
            <div className={s.marks}>
              {tag && <Chip tone="accent">{tag}</Chip>}
              {few && <Chip tone="warn">{few}</Chip>}
              {late?.mark(product, variant, note)}
            </div>
          </Picture>
          {late?.heart(product)}
        </div>
        <p className={s.brand}>
          <Marked text={product.brand} />
        </p>
        <h3 className={s.name}>
          <Link to={paths.product(location, product.slug)} onClick={() => chooseSize(product, variant.id)}>
            <Marked text={product.name} />
          </Link>
        </h3>
        <p className={s.facts}>
          {strainType && <StrainMark type={strainType} word={t(`strain.${strainType}`)} />}
          {thc && <span>THC {formatPotency(thc, locale)}</span>}
          {cbd && (!thc || cbd.max > 1) && <span>CBD {formatPotency(cbd, locale)}</span>}
        </p>
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
          before={isSale ? money(variant.price) : undefined}
          words={{ now: t('price.now'), before: t('price.before') }}
        />
        {gone ? (
          <SoldOut product={product} storeName={storeName} />
        ) : (
          <AddControl name={product.name} variant={variant} note={note} />
        )}
      </div>
    </div>
  )
})
