/** Saves and restores the products in view, and loads parts ahead of need. */
import '../base.ts'
export { loadIntended } from './intent.ts'
export { comeBack, followPlace } from '../place/follow-place.ts'
