/**
 * What several parts show of a store, in one file: its hours with the time zones, the distance, that it is paused, its address and
 * the question of age; with requests, and the schemas of the first replies.
 */
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import '../base.ts'
import '../../client/http/check-first-reply.ts'
import '../../client/server-time.ts'
import '../../components/fields/birth-fields.tsx'
import '../../components/paused-notice.tsx'
import '../../components/street.ts'
import '../../contract/store/address.ts'
import '../../contract/typed/line.ts'
import '../../format/distance.ts'
import '../../routing/deals-path.ts'
import '../../rules/time/clock-offsets.ts'
import '../../screens/menu/draw-deliver-to.ts'
import '../../stores/location/ask-switch.ts'
import '../../stores/location/deliver-to.ts'
import '../../stores/location/hours/hours.ts'
import '../../stores/location/hours/week.ts'
import '../../stores/location/stores-by-distance.ts'
import '../../stores/menu/list-lengths.ts'
import '../../stores/session/age-question.ts'
import '../../stores/session/birth-gate.ts'
import '../../ui/form/field.tsx'
import '../../ui/use-below-view.ts'

/** Icons of several parts. */
export const icons = [MapPin, X]
