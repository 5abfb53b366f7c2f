/** Time zones by this machine's data, for stores that the API has sent no offsets of. */
import './store-views.ts'
import '../../rules/time/machine-clocks.ts'
import { $machineClocks } from '../../stores/location/machine-clocks.ts'

$machineClocks.fill('ready')
