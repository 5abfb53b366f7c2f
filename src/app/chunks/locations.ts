/** The store picker, with the search for the nearest store. */
import './store-views.ts'
export { LocationsScreen } from '../../screens/locations/locations-screen.tsx'
export { PlaceFinder } from '../../screens/locations/place-finder.tsx'
