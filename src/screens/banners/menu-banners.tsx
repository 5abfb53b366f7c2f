import { useRef } from 'react'
import { useT } from '../../i18n/translate.ts'
import { styles } from '../../theme/styles.ts'
import { BannerCard } from './banner-card.tsx'
import { useShown } from './use-shown.ts'
import { useSteady } from './use-steady.ts'

/** Most banners on the menu at a time. */
const MOST = 3

const s = styles({
  row: `display:grid;grid-auto-flow:column;grid-auto-columns:minmax(min(320px,88%),1fr);gap:12px;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;
scrollbar-width:none;scroll-padding-inline:16px;margin-inline:-16px;padding-inline:16px;
@container sf (min-width: 480px) { scroll-padding-inline:24px;margin-inline:-24px;padding-inline:24px; }& > li { display:grid;scroll-snap-align:start; } & > li:only-child { grid-column:1/-1; }`
})

/** The banners at the top of the menu, next to each other; more than fit are scrolled to, and none moves. */
export function MenuBanners({ isKept }: { isKept: boolean }) {
  const { t } = useT()
  const { location, banners } = useShown('menu')
  const box = useRef<HTMLUListElement>(null)
  const isShown = banners.length > 0
  useSteady(box, isShown, isKept)
  if (!isShown) return null
  const list = banners.slice(0, MOST)
  return (
    <ul ref={box} className={s.row} aria-label={t('banner.list')}>
      {list.map(banner => (
        <li key={banner.id}>
          <BannerCard banner={banner} location={location} />
        </li>
      ))}
    </ul>
  )
}
