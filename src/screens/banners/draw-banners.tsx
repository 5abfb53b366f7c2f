import { $drawBanners } from '../../components/banner-room.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { EndBanners } from './end-banners.tsx'
import { MenuBanners } from './menu-banners.tsx'

$drawBanners.fill((place, isKept) => {
  if (place === 'bar') return <AnnouncementBar isKept={isKept} />
  return place === 'menu' ? <MenuBanners isKept={isKept} /> : <EndBanners place={place} />
})
