/** What several parts of this layer that come late share, in one file. */
import '../app/base.ts'
import '../payments/trusted.ts'
import '../routing/shown-address.ts'
import './analytics/layer.ts'
import './browser/page-around.ts'
import './host/event-names.ts'
import './host/inline-style.ts'
