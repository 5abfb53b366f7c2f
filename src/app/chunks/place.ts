/** Saves and restores what was in view, and loads what the shopper is about to need. */
import '../base.ts'
export { loadIntended } from './intent.ts'
export { comeBack, followPlace } from '../place/follow-place.ts'
