/** What several parts show of a store, in one file: its hours with the time zones, the distance, and that it is paused. */
import '../../components/paused-notice.tsx'
import '../../components/street.ts'
import '../../screens/menu/deliver-later.ts'
import '../../stores/location/ask-switch.ts'
import '../../stores/location/deliver-to.ts'
import '../../stores/location/hours/hours.ts'
import '../../stores/location/hours/week.ts'
import '../../stores/location/stores-by-distance.ts'
