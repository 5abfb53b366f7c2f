/**
 * Everything that the first products need. Each part imports it, so that the build puts all of it into one file, however
 * many parts use a piece of it.
 */
import './app.tsx'
import './showable.ts'
import './start.ts'
import '../lib/listen.ts'
import '../platform/provider-names.ts'
import '../routing/page-entry.ts'
import '../stores/order/placed-order.ts'
