import { navigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { enterLocation } from '../location/location.ts'
import { closeStaffMenu, unregister } from './kiosk-staff.ts'

/** Shows the list of stores, from which staff choose the kiosk's. */
export function showStoreList(): void {
  closeStaffMenu()
  unregister()
  navigate(paths.locations(), { replace: true })
  enterLocation(undefined)
}

/** Shows the shop as on any other device; the tablet is no kiosk any more. */
export function leaveKioskMode(): void {
  closeStaffMenu()
  unregister()
  // In the fragment, it wins over a flag in the page's own query (SPEC C3).
  navigate(`${paths.locations()}?in_store=0`, { replace: true })
}
