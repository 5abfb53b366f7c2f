import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { BannerRoom } from '../components/banner-room.tsx'
import { decodePart, patterns } from '../routing/paths.ts'
import { Route, Switch } from '../routing/router.tsx'
import { MenuScreen } from '../screens/menu/menu-screen.tsx'
import { $isOverList } from '../stores/menu/list-place.ts'
import { $slug, $unknownSlug } from '../stores/location/location.ts'
import { AppLoading } from './fallbacks.tsx'
import { Deferred } from './loading/deferred.tsx'
import { $parts, codeOf, loadPart } from './loading/parts.ts'

/** The store picker. */
const Picker = ({ refused }: { refused?: string }) => (
  <Deferred part="locations">
    {({ LocationsScreen, PlaceFinder }) => (
      <LocationsScreen {...(refused !== undefined && { refused })} finder={<PlaceFinder />} />
    )}
  </Deferred>
)

/** Renders a store's screen, or the picker with a notice if the slug is refused or unknown (SPEC A2). */
function InLocation({ children }: { children: ReactNode }) {
  const unknown = useStore($unknownSlug)
  return unknown === undefined ? children : <Picker refused={unknown} />
}

/** Stands for the search results until their code is loaded. */
const Searching = () => (
  <Deferred part="find" shape={<></>}>
    {() => null}
  </Deferred>
)

interface Over {
  /** The part for the product or cart over its list. */
  part?: 'product' | 'cart'
  /** Draws it; as a page unless it was opened from the list. */
  children?: (isOver: boolean) => ReactNode
  /** True if the path names no store. */
  isHome?: boolean
}

/**
 * A store's product list, with a product or the cart on top of it or as a page. Without a store in the path, shows the
 * configured or last visited store if it exists, otherwise the picker. All these routes share one list element, so that
 * the first filter choice, which adds the store to the URL, doesn't lose focus.
 */
function Shelves({ part, children, isHome }: Over) {
  const slug = useStore($slug)
  const unknown = useStore($unknownSlug)
  const loads = useStore($parts)
  useEffect(() => void loadPart('menu-details'), [])
  const isOver = useStore($isOverList) && part !== undefined && loads[part]?.state !== 'failed'
  if (unknown !== undefined && !isHome) return <Picker refused={unknown} />
  if (slug === undefined || unknown !== undefined) return <Picker />
  return (
    <>
      <BannerRoom key={slug} place="bar" />
      {(!part || isOver) && (
        <MenuScreen
          find={codeOf(loads, 'find')?.find}
          details={codeOf(loads, 'menu-details')?.menuDetails}
          again={codeOf(loads, 'common')?.ReorderRow}
          instead={Searching}
        />
      )}
      {children?.(isOver)}
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
        {() => <Deferred part="account">{({ GoogleAuthScreen }) => <GoogleAuthScreen />}</Deferred>}
      </Route>
      <Route path={patterns.user}>
        {({ section }) => <Deferred part="account">{({ OpenUser }) => <OpenUser section={section} />}</Deferred>}
      </Route>
      <Route path={patterns.product}>
        {params => (
          <Shelves part="product">
            {isOver => (
              <Deferred part="product" dialog={isOver}>
                {({ OpenProduct }) => (
                  <OpenProduct
                    location={decodePart(params.location).toLowerCase()}
                    product={decodePart(params.product)}
                    isOver={isOver}
                  />
                )}
              </Deferred>
            )}
          </Shelves>
        )}
      </Route>
      <Route path={patterns.cart}>
        {() => (
          <Shelves part="cart">
            {isOver => (
              <Deferred part="cart" dialog={isOver}>
                {({ OpenCart }) => <OpenCart isOver={isOver} />}
              </Deferred>
            )}
          </Shelves>
        )}
      </Route>
      <Route path={patterns.checkout}>
        {() => (
          <InLocation>
            <Deferred part="checkout">{({ CheckoutScreen }) => <CheckoutScreen />}</Deferred>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.order}>
        {params => (
          <InLocation>
            <Deferred part="order">{({ OpenOrder }) => <OpenOrder order={decodePart(params.order)} />}</Deferred>
          </InLocation>
        )}
      </Route>
      <Route path={patterns.location}>{() => <Shelves />}</Route>
      <Route path={patterns.elsewhere}>
        {params => (
          <InLocation>
            <Deferred part="product">
              {({ StorePage }) => <StorePage location={decodePart(params.location)} path={params['*']} />}
            </Deferred>
          </InLocation>
        )}
      </Route>
    </Switch>
  )
}
