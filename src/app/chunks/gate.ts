/** The age gate. */
import './store-views.ts'
export { AgeGateScreen } from '../../screens/age-gate/age-gate-screen.tsx'
export { GateForm } from '../../screens/age-gate/gate-form.tsx'
