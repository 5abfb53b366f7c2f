/** Saves and restores what was in view. */
import '../base.ts'
export { comeBack, followPlace } from '../place/follow-place.ts'
