/** A menu's lines besides its products. */
import '../base.ts'
import './stores.ts'
export { menuDetails } from '../../screens/menu/menu-details.ts'
