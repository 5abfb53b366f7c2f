import { useStore } from '@nanostores/react'
import { dataOf } from '../../../client/async-state.ts'
import type { Product } from '../../../contract/catalog/menu.ts'
import { useT } from '../../../i18n/translate.ts'
import { nameKey } from '../../../rules/menu/filter-key.ts'
import { paths } from '../../../routing/paths.ts'
import { Link } from '../../../routing/router.tsx'
import { $location } from '../../../stores/location/location.ts'
import { $aboutBrand } from '../../../stores/menu/brand.ts'
import { styles } from '../../../theme/styles.ts'
import { hiddenClass } from '../../../theme/tokens.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ProductGrid } from '../grid/product-grid.tsx'

const s = styles({
  head: 'display:flex;align-items:start;gap:16px;margin-block-end:24px;& > :last-child { min-width:0; }',
  text: 'max-width:68ch;white-space:pre-line;text-wrap:pretty;'
})

/** The number of products from which a shopper would rather filter and sort than read. */
const MANY = 8

interface Props {
  products: Product[]
  location: string
  /** False while more products of the menu are loading. */
  isWhole: boolean
}

/** A brand's name with its picture and text, the number of its products, and their cards; of many, also the way to the menu's filters. */
export function BrandProducts({ products, location, isWhole }: Props) {
  const { t } = useT()
  const { detail } = useStore($location)
  const known = dataOf(useStore($aboutBrand))
  const name = products[0]?.brand ?? ''
  const about = known?.location === location && known.brand === nameKey(name) ? known.about : null
  return (
    <>
      <div className={s.head}>
        {about?.picture && <Picture of={about} form="" size={96} />}
        <div className={layout.tight}>
          <h1 tabIndex={-1}>{name}</h1>
          <p className={layout.quiet} role="status">
            {isWhole && t('menu.count', { count: products.length })}
          </p>
          {about?.text && <p className={s.text}>{about.text}</p>}
          {isWhole && products.length >= MANY && (
            <p>
              <Link
                to={`${paths.location(location)}?brand=${encodeURIComponent(nameKey(name))}`}
                className={buttonClass({ kind: 'soft' })}
              >
                {t('brand.filter')}
              </Link>
            </p>
          )}
        </div>
      </div>
      <h2 className={hiddenClass}>{t('brand.products', { brand: name })}</h2>
      <ProductGrid
        products={products}
        label={t('brand.products', { brand: name })}
        location={location}
        storeName={detail?.name ?? ''}
        atOnce
      />
    </>
  )
}
