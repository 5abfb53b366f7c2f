import { useStore } from '@nanostores/react'
import type { Product } from '../../../contract/catalog/menu.ts'
import { useT } from '../../../i18n/translate.ts'
import { brandPath } from '../../../routing/brand-path.ts'
import { Link } from '../../../routing/router.tsx'
import { nameKey } from '../../../rules/menu/filter-key.ts'
import { $query } from '../../../stores/menu/menu-query.ts'
import { buttonClass } from '../../../ui/button.tsx'

interface Props {
  products: readonly Product[]
  location: string
}

/** The way to the page of a brand whose name is searched for, or which alone is chosen in the filter. */
export function BrandLink({ products, location }: Props) {
  const { t } = useT()
  const { q, brands } = useStore($query)
  const key = brands.length === 1 ? brands[0] : q ? nameKey(q) : undefined
  const brand = key && products.find(product => nameKey(product.brand) === key)?.brand
  if (!brand) return null
  return (
    <div>
      <Link to={brandPath(location, brand)} className={buttonClass({ kind: 'soft' })}>
        {t('find.brandPage', { brand })}
      </Link>
    </div>
  )
}
