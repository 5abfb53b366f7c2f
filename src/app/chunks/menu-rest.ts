/** Reads the pages of a menu after its first one. */
import '../base.ts'
// In one file with the schemas that others need.
import '../../client/http/check-first-reply.ts'
import '../../stores/menu/menu-rest.ts'
