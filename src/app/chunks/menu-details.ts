/** A menu's lines besides its products. */
import '../base.ts'
import './store-views.ts'
export { menuDetails } from '../../screens/menu/menu-details.ts'
