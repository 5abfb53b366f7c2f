/** A menu's lines besides its products. */
import './menu-views.ts'
export { menuDetails } from '../../screens/menu/menu-details.ts'
