import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { decodePart, patterns } from '../routing/paths.ts'
import { Route, Switch } from '../routing/router.tsx'
import { FinderShape } from '../screens/locations/finder-shape.tsx'
import { LocationsScreen } from '../screens/locations/locations-screen.tsx'
import { MenuScreen } from '../screens/menu/menu-screen.tsx'
import { $slug, $unknownSlug } from '../stores/location.ts'
import { $code } from './code.ts'
import { Nowhere, Opening } from './fallbacks.tsx'
import { Later } from './later-code.tsx'

/** The choice of a store; how the nearest one is found comes with the code behind the first products. */
const Picker = ({ refused }: { refused?: string }) => (
  <LocationsScreen
    {...(refused !== undefined && { refused })}
    finder={<Later shape={<FinderShape />}>{({ PlaceFinder }) => <PlaceFinder />}</Later>}
  />
)

/** What stands below a location's path: the picker with a word instead, for a slug that is refused or unknown (SPEC A2). */
function InLocation({ children }: { children: ReactNode }) {
  const unknown = useStore($unknownSlug)
  return unknown === undefined ? children : <Picker refused={unknown} />
}

/**
 * The menu of the store that the address names, or else of the one that this page or the last visit begins in; the picker
 * where there is none. It is one and the same element on both routes: the first choice in it, which names the store in
 * the address, must not take the shopper's focus away.
 */
function Home({ isNamed }: { isNamed: boolean }) {
  const slug = useStore($slug)
  const unknown = useStore($unknownSlug)
  const code = useStore($code)
  if (slug !== undefined && unknown === undefined) {
    const find = code.state === 'ready' ? code.value.find : undefined
    return <MenuScreen find={find} instead={code.state === 'failed' && <Later>{() => null}</Later>} />
  }
  return unknown !== undefined && isNamed ? <Picker refused={unknown} /> : <Picker />
}

/** The screen for each path (SPEC A2). */
export function Routes({ isReady }: { isReady: boolean }) {
  if (!isReady) return <Opening />
  return (
    <Switch>
      <Route path={patterns.locations}>{() => <Home isNamed={false} />}</Route>
      <Route path={patterns.googleAuth}>{() => <Later>{({ UserScreen }) => <UserScreen />}</Later>}</Route>
      <Route path={patterns.user}>{() => <Later>{({ UserScreen }) => <UserScreen />}</Later>}</Route>
      <Route path={patterns.product}>
        {params => (
          <InLocation>
            <Later>
              {({ OpenProduct }) => (
                <OpenProduct location={decodePart(params.location)} product={decodePart(params.product)} />
              )}
            </Later>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.cart}>
        {() => (
          <InLocation>
            <Later>{({ CartScreen }) => <CartScreen />}</Later>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.checkout}>
        {() => (
          <InLocation>
            <Later>{({ CheckoutScreen }) => <CheckoutScreen />}</Later>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.order}>
        {params => (
          <InLocation>
            <Later>{({ OpenOrder }) => <OpenOrder order={decodePart(params.order)} />}</Later>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.location}>{() => <Home isNamed />}</Route>
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
