/** The age gate. */
import '../base.ts'
export { AgeGateScreen } from '../../screens/age-gate/age-gate-screen.tsx'
export { GateForm } from '../../screens/age-gate/gate-form.tsx'
