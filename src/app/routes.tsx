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

/** The store picker. Finding the nearest store is in the deferred bundle. */
const Picker = ({ refused }: { refused?: string }) => (
  <LocationsScreen
    {...(refused !== undefined && { refused })}
    finder={<Deferred shape={<FinderShape />}>{({ PlaceFinder }) => <PlaceFinder />}</Deferred>}
  />
)

/** Renders a store's screen, or the picker with a notice if the slug is refused or unknown (SPEC A2). */
function InLocation({ children }: { children: ReactNode }) {
  const unknown = useStore($unknownSlug)
  return unknown === undefined ? children : <Picker refused={unknown} />
}

interface Named {
  /** The product in the path. */
  product?: { location: string; slug: string }
  /** True if the path names no store. */
  isHome?: boolean
}

/**
 * A store's product list, with a product on top of it or as a page. Without a store in the path, shows the configured
 * or last visited store if it exists, otherwise the picker. All these routes share one list element, so that the first
 * filter choice, which adds the store to the URL, doesn't lose focus.
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
