/**
 * What several parts show of a store, in one file: its hours with the time zones, the distance, and that it is paused; with
 * a field, its address and the question of age, which would else be files of their own. So would requests, and the schemas of
 * the first replies.
 */
import '../../client/http/check-first-reply.ts'
import '../../components/paused-notice.tsx'
import '../../components/street.ts'
import '../../contract/store/address.ts'
import '../../format/distance.ts'
import '../../screens/menu/draw-deliver-to.ts'
import '../../stores/location/ask-switch.ts'
import '../../stores/location/deliver-to.ts'
import '../../stores/location/hours/hours.ts'
import '../../stores/location/hours/week.ts'
import '../../stores/location/stores-by-distance.ts'
import '../../stores/session/age-question.ts'
import '../../stores/session/birth-gate.ts'
import '../../ui/form/field.tsx'
import '../../ui/use-below-view.ts'
