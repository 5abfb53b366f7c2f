/** The banners and the announcement bar of a store that has any. */
import './store-views.ts'
export { $drawBanners } from '../../components/banner-room.tsx'
import '../../screens/banners/draw-banners.tsx'
import '../../stores/location/follow-banners.ts'
