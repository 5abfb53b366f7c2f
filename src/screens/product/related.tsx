import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useState } from 'react'
import type { Product } from '../../contract/catalog/menu.ts'
import { platform } from '../../platform/platform.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { relatedTo } from '../../rules/menu/related.ts'
import { $currency } from '../../stores/location/business.ts'
import { sizeOf } from '../../stores/menu/chosen-size.ts'
import { dataOf } from '../../client/async-state.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { styles } from '../../theme/styles.ts'
import { fadedEnds } from '../../ui/layout.ts'
import { Price } from '../../ui/price.tsx'
import { ProductTile } from '../../components/product-tile.tsx'

/** The maximum number of related products. */
const MOST = 8

const s = styles({
  box: 'display:grid;grid-template-columns:minmax(0,1fr);gap:16px;',
  line: `display:grid;grid-auto-flow:column;grid-auto-columns:132px;gap:12px;overflow-x:auto;overscroll-behavior-x:contain;scrollbar-width:none;
scroll-snap-type:x proximity;scroll-padding-inline:16px;margin:-4px -16px;padding:4px 32px 4px 16px;
${fadedEnds}
& > li { scroll-snap-align:start; }
@container sf (min-width: 560px) { grid-auto-columns:148px;gap:16px; }`
})

interface Props {
  product: Product
  location: string
  /** True if the next product replaces this one in the history, so that Back skips both. */
  replace: boolean
  /** True once the row above is there. */
  isDue: boolean
  /** Products that are shown above. */
  without: readonly { product: Product }[]
}

/** Similar products from the same menu. */
export function Related({ product, location, replace, isDue, without }: Props) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const menu = dataOf(useStore($menu))
  const id = useId()
  const products = menu?.location === location ? menu.products : undefined
  const [isIdle, setIdle] = useState(false)
  // Deferred, because it searches the whole menu and is at the bottom of the page.
  useEffect(() => platform().clock.after(0, () => setIdle(true)), [])
  const related = useMemo(() => {
    if (!products || !isDue || !isIdle) return []
    const shown = new Set(without.map(item => item.product.id))
    return relatedTo(
      product,
      products.filter(({ id: other }) => !shown.has(other)),
      MOST
    )
  }, [product, products, isDue, isIdle, without])
  if (related.length === 0) return null
  const money = (cents: number) => formatMoney(cents, locale, currency)
  return (
    <section className={s.box} aria-labelledby={id}>
      <h2 id={id}>{t('product.related')}</h2>
      <ul className={s.line} aria-labelledby={id}>
        {related.map(item => {
          const size = sizeOf(item)
          return (
            <ProductTile
              key={item.id}
              pictured={item}
              form={item.form}
              brand={item.brand}
              link={
                <Link to={paths.product(location, item.slug)} replace={replace}>
                  {item.name}
                </Link>
              }
              price={
                size && (
                  <Price
                    now={money(size.salePrice ?? size.price)}
                    before={size.salePrice === null ? undefined : money(size.price)}
                    words={{ now: t('price.now'), before: t('price.before') }}
                  />
                )
              }
            />
          )
        })}
      </ul>
    </section>
  )
}
