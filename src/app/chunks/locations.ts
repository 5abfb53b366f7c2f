/** The store picker, with the search for the nearest store. */
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import '../base.ts'
import './store-views.ts'
export { LocationsScreen } from '../../screens/locations/locations-screen.tsx'
export { PlaceFinder } from '../../screens/locations/place-finder.tsx'

/** An icon of several parts. */
export const icons = [MapPin]
