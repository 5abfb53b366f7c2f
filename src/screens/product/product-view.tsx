import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LateHeart } from '../../components/late-favourites.tsx'
import type { Product } from '../../contract/catalog/menu.ts'
import type { ProductDetail } from '../../contract/catalog/product-detail.ts'
import { formatNumber } from '../../format/number.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { brandPath } from '../../routing/brand-path.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { isInStock } from '../../rules/menu/visibility.ts'
import { $location } from '../../stores/location/location.ts'
import { chooseSize, sizeOf } from '../../stores/menu/chosen-size.ts'
import { $product } from '../../stores/menu/product.ts'
import { styles } from '../../theme/styles.ts'
import { Chip } from '../../ui/chip.tsx'
import { ReadMore } from '../../ui/read-more.tsx'
import { layout } from '../../ui/layout.ts'
import { Picture } from '../../ui/picture.tsx'
import { AboutBrand } from './about-brand.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Elsewhere } from './other-stores.tsx'
import { Facts } from './facts.tsx'
import { LotFacts } from './lot-facts.tsx'
import { PotencyFacts } from './potency.tsx'
import { ProductSuggestions } from './product-suggestions.tsx'
import { Sizes } from './sizes.tsx'
import { WatchBox } from './watch-box.tsx'
import { ShareButton } from './share-button.tsx'

const s = styles({
  page: 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;padding-block-end:calc(32px + env(safe-area-inset-bottom));',
  columns: `display:grid;padding-block-end:16px;grid-template-columns:minmax(0,1fr);gap:16px 24px;
@container sf (min-width: 560px) { grid-template-columns:minmax(0,1fr) minmax(0,1fr); }
@container sf (min-width: 900px) { gap:48px; }`,
  picture: `@container sf (max-width: 559px) { width:min(100%,26vh);min-width:144px;justify-self:center; }
@container sf (min-width: 560px) { position:sticky;inset-block-start:calc(var(--sf-top) + 16px);align-self:start; }`,
  head: 'display:flex;align-items:end;justify-content:space-between;gap:8px;& > :first-child { min-width:0; }',
  more: 'display:grid;gap:16px;align-content:start;min-width:0;@container sf (min-width: 560px) { gap:24px; }',
  // The room of a finger, without moving the name.
  brand:
    'display:inline-flex;align-items:center;min-height:var(--sf-target);margin-block:-10px;color:var(--sf-ink-2);text-decoration:underline;text-underline-offset:.2em;&:hover { color:var(--sf-ink); }',
  name: 'font-size:22px;@container sf (min-width: 560px) { font-size:28px; }'
})

/** Returns the class of a product's two columns, for placeholders. */
export const columnsClass = (): string => s.columns

interface Props {
  /** The product as in the menu. */
  product: Product
  /** The product's details; undefined while loading. */
  detail: ProductDetail | undefined
  location: string
  /** The id of the heading that labels the dialog; on a page, the heading is the page's title. */
  titleId?: string
}

/** A product: potency, sizes and prices, label facts, the add button, and related products. */
export function ProductView({ product, detail, location, titleId }: Props) {
  const { t, locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const [, setChosen] = useState('')
  const variant = sizeOf(product)
  const isGone = variant && !isInStock(variant)
  const { detail: store } = useStore($location)
  const { rating, effects } = product
  const [lot] = detail?.variants.find(({ id }) => id === variant?.id)?.lots ?? []
  const isOver = titleId !== undefined
  const isFailed = useStore($product).state === 'failed'
  const suggests = detail ? (detail.suggests ?? false) : isFailed ? false : undefined
  const Title = isOver ? 'h2' : 'h1'
  const choose = (size: string) => {
    chooseSize(product, size)
    setChosen(size)
  }
  return (
    <div className={s.page}>
      <article>
        <div className={s.columns}>
          <div className={s.picture}>
            <Picture
              of={product}
              form={product.form}
              alt={detail?.pictureAlt ?? t('product.picture', { name: product.name })}
              sizes="(max-width:559px) 26vh,480px"
              eager
            />
          </div>
          <div className={s.more}>
            <div className={s.head}>
              <header className={layout.tight}>
                <p>
                  <Link to={brandPath(location, product.brand)} className={s.brand}>
                    {product.brand}
                  </Link>
                </p>
                <Title id={titleId} className={s.name} tabIndex={-1}>
                  {product.name}
                </Title>
                {rating && (
                  <p className={layout.small}>
                    {t('product.rating', { average: formatNumber(rating.average, locale), count: rating.count })}
                  </p>
                )}
              </header>
              {!isKiosk && <LateHeart product={product} />}
            </div>
            <PotencyFacts product={product} lot={lot} />
            {variant && !isGone && <LotFacts variant={variant} lot={lot} />}
            {variant && <Sizes product={product} variant={variant} onChoose={choose} />}
            {isGone && (
              <Elsewhere
                slug={product.slug}
                stores={detail?.elsewhere ?? (product.alternative ? [product.alternative] : [])}
                storeName={store?.name ?? ''}
              />
            )}
            {!isKiosk && <WatchBox product={product} location={location} />}
            {detail?.description && (
              <ReadMore text={detail.description} more={t('product.more')} less={t('product.less')} />
            )}
            {effects.length > 0 && (
              <div className={layout.row}>
                <span className={layout.small}>{t('product.effects')}</span>
                {effects.map(effect => (
                  <Chip key={effect} tone="line">
                    {effect}
                  </Chip>
                ))}
              </div>
            )}
            <Facts product={product} detail={detail} variant={variant} lot={lot} />
            {detail && <AboutBrand detail={detail} />}
            {/* A kiosk has no sharing (SPEC C15). */}
            {!isKiosk && <ShareButton title={product.name} path={paths.product(location, product.slug)} />}
          </div>
        </div>
        {variant && !isGone && <BuyBar product={product} variant={variant} location={location} isOver={isOver} />}
      </article>
      <ProductSuggestions product={product} location={location} suggests={suggests} replace={isOver} />
    </div>
  )
}
