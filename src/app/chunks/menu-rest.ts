/** Reads the pages of a menu after its first one. */
import '../base.ts'
import '../../stores/menu/menu-rest.ts'
