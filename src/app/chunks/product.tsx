import './ordering.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $locale } from '../../i18n/locale.ts'
import { ProductDialog } from '../../screens/product/product-dialog.tsx'
import { ProductScreen } from '../../screens/product/product-screen.tsx'
import { closeProduct, openProduct } from '../../stores/menu/product.ts'

export { StorePage } from '../store-page.tsx'

/** A product, shown over the list it was opened from or as a page. */
export function OpenProduct({ location, product, isOver }: { location: string; product: string; isOver: boolean }) {
  const locale = useStore($locale)
  useEffect(() => void openProduct(location, product), [location, product, locale])
  useEffect(() => closeProduct, [])
  const Shown = isOver ? ProductDialog : ProductScreen
  return <Shown location={location} product={product} />
}
