import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { decodePart, patterns } from '../routing/paths.ts'
import { Route, Switch } from '../routing/router.tsx'
import { CartScreen } from '../screens/cart/cart-screen.tsx'
import { CheckoutScreen } from '../screens/checkout/checkout-screen.tsx'
import { LocationsScreen } from '../screens/locations/locations-screen.tsx'
import { MenuScreen } from '../screens/menu/menu-screen.tsx'
import { OrderScreen } from '../screens/order/order-screen.tsx'
import { ProductScreen } from '../screens/product/product-screen.tsx'
import { UserScreen } from '../screens/user/user-screen.tsx'
import { $locale } from '../i18n/locale.ts'
import { closeOrder, openOrder } from '../stores/order.ts'
import { closeProduct, openProduct } from '../stores/product.ts'
import { $slug, $unknownSlug } from '../stores/location.ts'
import { Nowhere, Opening } from './fallbacks.tsx'

/** What stands below a location's path: the picker with a word instead, for a slug that is refused or unknown (SPEC A2). */
function InLocation({ children }: { children: ReactNode }) {
  const unknown = useStore($unknownSlug)
  return unknown === undefined ? children : <LocationsScreen refused={unknown} />
}

/** The store that this page or the last visit begins in, as long as there is one, or the picker. */
function Home() {
  const slug = useStore($slug)
  const isUnknown = useStore($unknownSlug) !== undefined
  return slug === undefined || isUnknown ? <LocationsScreen /> : <MenuScreen />
}

function OpenProduct({ location, product }: { location: string; product: string }) {
  const locale = useStore($locale)
  useEffect(() => void openProduct(location, product), [location, product, locale])
  useEffect(() => closeProduct, [])
  return <ProductScreen location={location} product={product} />
}

function OpenOrder({ order }: { order: string }) {
  const locale = useStore($locale)
  useEffect(() => void openOrder(order), [order, locale])
  useEffect(() => closeOrder, [])
  return <OrderScreen order={order} />
}

/** The screen for each path (SPEC A2). */
export function Routes({ isReady }: { isReady: boolean }) {
  if (!isReady) return <Opening />
  return (
    <Switch>
      <Route path={patterns.locations}>{() => <Home />}</Route>
      <Route path={patterns.googleAuth}>{() => <UserScreen />}</Route>
      <Route path={patterns.user}>{() => <UserScreen />}</Route>
      <Route path={patterns.product}>
        {params => (
          <InLocation>
            <OpenProduct location={decodePart(params.location)} product={decodePart(params.product)} />
          </InLocation>
        )}
      </Route>
      <Route path={patterns.cart}>
        {() => (
          <InLocation>
            <CartScreen />
          </InLocation>
        )}
      </Route>
      <Route path={patterns.checkout}>
        {() => (
          <InLocation>
            <CheckoutScreen />
          </InLocation>
        )}
      </Route>
      <Route path={patterns.order}>
        {params => (
          <InLocation>
            <OpenOrder order={decodePart(params.order)} />
          </InLocation>
        )}
      </Route>
      <Route path={patterns.location}>
        {() => (
          <InLocation>
            <MenuScreen />
          </InLocation>
        )}
      </Route>
      <Route path={patterns.elsewhere}>
        {params => (
          <InLocation>
            <Nowhere location={decodePart(params.location)} />
          </InLocation>
        )}
      </Route>
    </Switch>
  )
}
