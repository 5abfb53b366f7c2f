import { decodePart } from '../routing/paths.ts'
import { BrandScreen } from '../screens/menu/brand/brand-screen.tsx'
import { DealsScreen } from '../screens/menu/deals/deals-screen.tsx'
import { Deferred } from './loading/deferred.tsx'
import { NotFound } from './not-found.tsx'

/** A page of a store that no first products need: its deals or a brand, by the path behind the store's. */
export function StorePage({ location, path }: { location: string; path: string }) {
  if (path === 'deals') return <DealsScreen />
  if (path === 'favourites') return <Deferred part="account">{({ FavouritesScreen }) => <FavouritesScreen />}</Deferred>
  const [, brand] = /^brands\/([^/]+)$/.exec(path) ?? []
  return brand ? <BrandScreen brand={decodePart(brand).toLowerCase()} /> : <NotFound location={location} />
}
