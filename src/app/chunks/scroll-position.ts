/** Saves and restores the products in view, and loads parts ahead of need. */
import './store-views.ts'
export { loadIntended } from '../loading/intent.ts'
export { followPosition, restoreOnBack } from '../scroll-position/follow-position.ts'
