/** The banners and the announcement bar of a store that has any. */
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import '../base.ts'
import './store-views.ts'
export { $drawBanners } from '../../components/banner-room.tsx'
import '../../screens/banners/draw-banners.tsx'
import '../../stores/location/follow-banners.ts'

/** An icon of several parts. */
export const icons = [MapPin]
