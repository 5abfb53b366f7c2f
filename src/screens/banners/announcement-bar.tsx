import { useStore } from '@nanostores/react'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useRef } from 'react'
import { bannerRoom } from '../../components/banner-room.tsx'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { $closedBar, closeBar } from '../../stores/location/closed-bar.ts'
import { classes, styles } from '../../theme/styles.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { frame } from '../../ui/layout.ts'
import { BannerLink } from './banner-link.tsx'
import { useShown } from './use-shown.ts'
import { useSteady } from './use-steady.ts'

const s = styles({
  bar: `${frame}display:flex;align-items:center;gap:8px;font-size:14px;line-height:18px;& > p { flex:1;min-width:0;padding-block:4px; }
& > button { margin-inline-end:-12px; }`,
  title: 'font-weight:650;',
  link: 'color:inherit;'
})

/** The announcement of a store: one line above its menu, which the shopper can close for this tab, but not at a kiosk. */
export function AnnouncementBar({ isKept }: { isKept: boolean }) {
  const { t } = useT()
  const { location, banners } = useShown('bar')
  const closed = useStore($closedBar)
  const { in_store: isKiosk } = useStore($flags)
  const box = useRef<HTMLElement>(null)
  const [bar] = banners
  const isShown = bar !== undefined && (bar.id !== closed || isKiosk)
  useSteady(box, isShown, isKept)
  if (!isShown) return null
  const { id, title, text, link } = bar
  const close = () => {
    const root = box.current?.getRootNode() as ParentNode | undefined
    closeBar(id)
    root?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <section ref={box} className={bannerRoom.bar} aria-label={t('banner.announcement')}>
      <div className={classes(bannerRoom.bar, s.bar)}>
        <p>
          <BannerLink link={link} location={location} className={s.link}>
            <span className={s.title}>{title}</span>
            {text && ` ${text}`}
          </BannerLink>
        </p>
        {!isKiosk && <IconButton icon={X} label={t('banner.close')} onClick={close} />}
      </div>
    </section>
  )
}
