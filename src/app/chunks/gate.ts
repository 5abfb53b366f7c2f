/** The age gate. */
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import '../base.ts'
// Needed right behind it, and in one file with the time zones that a date of birth needs.
import './store-views.ts'
export { AgeGateScreen } from '../../screens/age-gate/age-gate-screen.tsx'
export { GateForm } from '../../screens/age-gate/gate-form.tsx'

/** An icon of the parts that follow. */
export const icons = [MapPin]
