import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ChevronLeft, ShoppingBag } from 'lucide'
import type { ProductDetail } from '../../contract/menu.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $cartCount } from '../../stores/down.ts'
import { $now } from '../../stores/now.ts'
import { $product, openProduct } from '../../stores/product.ts'
import { styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { StrainChip } from '../../ui/chip.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BuyBox } from './buy-box.tsx'
import { Facts } from './facts.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

const s = styles({
  columns: `display:grid;gap:24px;
@container sf (min-width: 560px) { grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:24px; }
@container sf (min-width: 900px) { gap:48px; }`,
  picture:
    '@container sf (min-width: 560px) { position:sticky;inset-block-start:calc(var(--sf-top) + 16px);align-self:start; }',
  mark: 'position:absolute;inset-block-start:12px;inset-inline-start:12px;',
  more: 'display:grid;gap:24px;align-content:start;min-width:0;'
})

function Page({ product, location }: { product: ProductDetail; location: string }) {
  const { t } = useT()
  const inStock = product.variants.find(variant => variant.available && variant.stock > 0)
  const [chosen, setChosen] = useState(inStock?.id)
  const variant = product.variants.find(one => one.id === chosen) ?? inStock ?? product.variants[0]
  return (
    <article className={s.columns}>
      <div className={s.picture}>
        <Picture src={product.picture} form={product.form} alt={t('product.picture', { name: product.name })} eager>
          {product.strainType && (
            <div className={s.mark}>
              <StrainChip type={product.strainType} word={t(`strain.${product.strainType}`)} />
            </div>
          )}
        </Picture>
      </div>
      <div className={s.more}>
        <header className={layout.tight}>
          <p className={layout.quiet}>{product.brand}</p>
          <h1 tabIndex={-1}>{product.name}</h1>
        </header>
        {variant && <BuyBox product={product} variant={variant} location={location} onChoose={setChosen} />}
        {product.description && <Fold text={product.description} more={t('product.more')} less={t('product.less')} />}
        <Facts product={product} variant={variant} />
      </div>
    </article>
  )
}

/** A product: its sizes and prices, how to buy it, and all that the label says. */
export function ProductScreen({ location, product: slug }: { location: string; product: string }) {
  const { t } = useT()
  const load = useStore($product)
  const now = useStore($now)
  const count = useStore($cartCount)
  return (
    <section className={layout.wide} aria-label={t('product.label')}>
      <nav className={layout.bar} aria-label={t('common.here')}>
        <Link to={paths.location(location)} className={layout.back}>
          <Icon of={ChevronLeft} />
          {t('common.menu')}
        </Link>
        <Link to={paths.cart(location)} className={buttonClass()}>
          <Icon of={ShoppingBag} />
          {count > 0 ? t('cart.count', { count }) : t('cart.title')}
        </Link>
      </nav>
      <Loaded
        load={load}
        now={now}
        t={t}
        onRetry={() => void openProduct(location, slug)}
        skeleton={<ProductSkeleton className={s.columns} />}
        ways={
          <Link to={paths.location(location)} className={buttonClass()}>
            {t('common.toMenu')}
          </Link>
        }
      >
        {product => <Page key={product.id} product={product} location={location} />}
      </Loaded>
    </section>
  )
}
