import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { decodePart, patterns } from '../routing/paths.ts'
import { Route, Switch } from '../routing/router.tsx'
import { FinderShape } from '../screens/locations/finder-shape.tsx'
import { LocationsScreen } from '../screens/locations/locations-screen.tsx'
import { MenuScreen } from '../screens/menu/menu-screen.tsx'
import { $isOverList } from '../stores/menu/list-place.ts'
import { $slug, $unknownSlug } from '../stores/location/location.ts'
import { $deferredCode } from './deferred/deferred-code.ts'
import { NotFound, AppLoading } from './fallbacks.tsx'
import { Deferred } from './deferred/deferred-screen.tsx'

/** The choice of a store; how the nearest one is found comes with the code behind the first products. */
const Picker = ({ refused }: { refused?: string }) => (
  <LocationsScreen
    {...(refused !== undefined && { refused })}
    finder={<Deferred shape={<FinderShape />}>{({ PlaceFinder }) => <PlaceFinder />}</Deferred>}
  />
)

/** What stands below a location's path: the picker with a word instead, for a slug that is refused or unknown (SPEC A2). */
function InLocation({ children }: { children: ReactNode }) {
  const unknown = useStore($unknownSlug)
  return unknown === undefined ? children : <Picker refused={unknown} />
}

interface Named {
  /** The product that the path names. */
  product?: { location: string; slug: string }
  /** Whether the path names no store. */
  isHome?: boolean
}

/**
 * What is on a store's shelves: its list, and a product that lies over it or is a page of its own. At the beginning of
 * all it is the store that this page or the last visit begins in, as long as there is one, or the picker. The list is one
 * and the same element on all these routes: the first choice in it, which names the store in the address, must not take
 * the shopper's focus away.
 */
function Shelves({ product, isHome }: Named) {
  const slug = useStore($slug)
  const unknown = useStore($unknownSlug)
  const code = useStore($deferredCode)
  const isOver = useStore($isOverList) && code.state !== 'failed'
  if (unknown !== undefined && !isHome) return <Picker refused={unknown} />
  if (slug === undefined || unknown !== undefined) return <Picker />
  const { find, ReorderRow } = code.state === 'ready' ? code.value : {}
  return (
    <>
      {(!product || isOver) && (
        <MenuScreen
          find={find}
          again={ReorderRow}
          instead={code.state === 'failed' && <Deferred>{() => null}</Deferred>}
        />
      )}
      {product && (
        <Deferred dialog={isOver}>
          {({ OpenProduct }) => <OpenProduct location={product.location} product={product.slug} isOver={isOver} />}
        </Deferred>
      )}
    </>
  )
}

/** The screen for each path (SPEC A2). */
export function Routes({ isReady }: { isReady: boolean }) {
  if (!isReady) return <AppLoading />
  return (
    <Switch>
      <Route path={patterns.locations}>{() => <Shelves isHome />}</Route>
      <Route path={patterns.googleAuth}>
        {() => <Deferred>{({ GoogleAuthScreen }) => <GoogleAuthScreen />}</Deferred>}
      </Route>
      <Route path={patterns.user}>
        {({ section }) => <Deferred>{({ OpenUser }) => <OpenUser section={section} />}</Deferred>}
      </Route>
      <Route path={patterns.product}>
        {params => (
          <Shelves
            product={{ location: decodePart(params.location).toLowerCase(), slug: decodePart(params.product) }}
          />
        )}
      </Route>
      <Route path={patterns.cart}>
        {() => (
          <InLocation>
            <Deferred>{({ CartScreen }) => <CartScreen />}</Deferred>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.checkout}>
        {() => (
          <InLocation>
            <Deferred>{({ CheckoutScreen }) => <CheckoutScreen />}</Deferred>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.order}>
        {params => (
          <InLocation>
            <Deferred>{({ OpenOrder }) => <OpenOrder order={decodePart(params.order)} />}</Deferred>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.location}>{() => <Shelves />}</Route>
      <Route path={patterns.elsewhere}>
        {params => (
          <InLocation>
            <NotFound location={decodePart(params.location)} />
          </InLocation>
        )}
      </Route>
    </Switch>
  )
}
