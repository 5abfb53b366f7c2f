import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $locale } from '../../i18n/locale.ts'
import { OrderScreen } from '../../screens/order/order-screen.tsx'
import { ProductDialog } from '../../screens/product/product-dialog.tsx'
import { ProductScreen } from '../../screens/product/product-screen.tsx'
import { SignInScreen } from '../../screens/sign-in/sign-in-screen.tsx'
import { UserScreen } from '../../screens/user/user-screen.tsx'
import { closeOrder, openOrder } from '../../stores/order/order.ts'
import { closeProduct, openProduct } from '../../stores/menu/product.ts'
import { $session } from '../../stores/session/session.ts'
import { useFocusMove } from '../../ui/overlay/use-focus-move.ts'

/** A product, shown over the list it was opened from or as a page. */
export function OpenProduct({ location, product, isOver }: { location: string; product: string; isOver: boolean }) {
  const locale = useStore($locale)
  useEffect(() => void openProduct(location, product), [location, product, locale])
  useEffect(() => closeProduct, [])
  const Shown = isOver ? ProductDialog : ProductScreen
  return <Shown location={location} product={product} />
}

/** An order's page; loads the order. */
export function OpenOrder({ order }: { order: string }) {
  const locale = useStore($locale)
  useEffect(() => void openOrder(order), [order, locale])
  useEffect(() => closeOrder, [])
  return <OrderScreen order={order} />
}

/** The user area, or the sign-in screens for guests. */
export function OpenUser({ section = '' }: { section?: string | undefined }) {
  const isSignedIn = useStore($session).userDetails !== undefined
  const box = useFocusMove(isSignedIn, 'h1')
  return <div ref={box}>{isSignedIn ? <UserScreen section={section} /> : <SignInScreen section={section} />}</div>
}
