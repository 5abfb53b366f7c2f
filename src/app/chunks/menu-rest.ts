/** Reads the pages of a menu after its first one. */
import './store-views.ts'
import '../../stores/menu/menu-rest.ts'
