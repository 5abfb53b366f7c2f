import { useStore } from '@nanostores/react'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import CirclePause from 'lucide/dist/esm/icons/circle-pause.mjs'
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs'
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs'
import type { ReactNode } from 'react'
import type { IconNode } from 'lucide'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { $now } from '../../client/now.ts'
import { orders } from '../data/orders.ts'
import { useMay } from '../data/rights.ts'
import { $sound, setSound } from '../data/sound.ts'
import { $store } from '../data/stores.ts'
import { setTaking } from '../data/switch.ts'
import { writeInstant, writeSpan } from '../time-words.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  banner: `display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 16px;border-bottom:1px solid var(--sf-line);
& > p { flex:1 1 220px;min-width:0; } & strong { font-weight:650; }
&[data-tone="bad"] { background:var(--sf-bad);color:var(--sf-surface);& button { border-color:transparent; } }
&[data-tone="warn"] { background:var(--sf-warn-tint);color:var(--sf-warn); }
&[data-tone="plain"] { background:var(--sf-surface); }`
})

function Banner({
  tone,
  icon,
  children,
  ways
}: {
  tone: 'bad' | 'warn' | 'plain'
  icon: IconNode
  children: ReactNode
  ways?: ReactNode
}) {
  return (
    <div className={s.banner} data-tone={tone} role="status">
      <Icon of={icon} />
      <p>{children}</p>
      {ways}
    </div>
  )
}

/** Shown for as long as the store takes no orders: until when that is, and a button to change it. */
function SwitchBanner() {
  const { t, locale } = useWords()
  const store = useStore($store)
  const now = useStore($now)
  const canResume = useMay('orders')
  if (!store || store.isOpen) return null
  if (!store.isListed)
    return (
      <Banner tone="warn" icon={EyeOff}>
        {t('banner.unlisted')}
      </Banner>
    )
  const { pausedUntil } = store
  const left = pausedUntil ? Math.ceil((Date.parse(pausedUntil) - now) / 60_000) : 0
  return (
    <Banner
      tone="bad"
      icon={CirclePause}
      ways={canResume && <Button onClick={() => void setTaking(true)}>{t('resume')}</Button>}
    >
      <strong>
        {pausedUntil ? t('banner.paused', { time: writeInstant(pausedUntil, store, now, locale) }) : t('banner.off')}
      </strong>
      {left > 0 && ` (${t('banner.left', { left: writeSpan(left) })})`}
    </Banner>
  )
}

function OfflineBanner() {
  const { t, locale } = useWords()
  const load = useStore(orders.$state)
  const store = useStore($store)
  const now = useStore($now)
  if (load.state !== 'stale' || !store) return null
  const time = writeInstant(new Date(load.since).toISOString(), store, now, locale)
  return (
    <Banner tone="warn" icon={WifiOff}>
      {t('offline', { time })}
    </Banner>
  )
}

/** Asks once per device about the chime. */
function SoundQuestion() {
  const { t } = useWords()
  if (useStore($sound) !== undefined) return null
  return (
    <Banner
      tone="plain"
      icon={BellRing}
      ways={
        <>
          <Button kind="primary" onClick={() => setSound('on')}>
            {t('sound.yes')}
          </Button>
          <Button onClick={() => setSound('off')}>{t('sound.no')}</Button>
        </>
      }
    >
      <strong>{t('sound.ask')}</strong> {t('sound.text')}
    </Banner>
  )
}

/** Notices above every section of the board. */
export function Banners() {
  return (
    <>
      <SwitchBanner />
      <OfflineBanner />
      <SoundQuestion />
    </>
  )
}
