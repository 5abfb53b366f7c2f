import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import LockKeyhole from 'lucide/dist/esm/icons/lock-keyhole.mjs'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { languages } from '../../i18n/locales.ts'
import { navigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { dataOf } from '../../client/async-state.ts'
import { changeLocale } from '../../stores/core/language.ts'
import { $device } from '../../stores/kiosk/device.ts'
import { askForPin } from '../../stores/kiosk/kiosk-staff.ts'
import { beginVisit } from '../../stores/kiosk/visit.ts'
import { $waitingOrders } from '../../stores/kiosk/waiting-orders.ts'
import { $business, $offeredLocales } from '../../stores/location/business.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Attract } from './attract.tsx'
import { SightSwitches } from './sight-switches.tsx'

// Below the start screen is the line with the store's licence, 67 px tall: the two fill the screen.

/** A tablet that lies: with featured products too, all of the screen is to be seen. */
const short = '@media (max-height:899px)'

const s = styles({
  page: `display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr);gap:32px;min-height:calc(var(--sf-screen) - var(--sf-edge) - 67px);padding:32px;
@container sf (min-width: 900px) { padding:48px 64px; } ${short} { && { padding-block:24px; } }`,
  body: `display:grid;align-content:center;justify-items:center;gap:32px;width:100%;max-width:720px;margin:auto;text-align:center;
${short} { gap:16px; }`,
  logo: 'max-width:min(320px,100%);max-height:96px;padding:8px 16px;border-radius:var(--sf-radius-field);background:var(--sf-plate);',
  name: 'font-size:22px;font-weight:650;',
  title: 'font-size:clamp(36px,9cqi,72px);line-height:1.05;',
  store: 'font-size:22px;color:var(--sf-ink-2);',
  ways: `display:grid;gap:16px;width:100%;max-width:480px;
&& > * { min-height:80px;font-size:20px; } && > :first-child { min-height:128px;font-size:32px; }
${short} { && > * { min-height:64px; } && > :first-child { min-height:104px; } }`,
  foot: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 24px;',
  group: 'display:flex;flex-wrap:wrap;gap:8px 24px;'
})

/** The languages of the business, each by its own name; the visit begins in the one that is touched. */
function Languages() {
  const { locale } = useT()
  return useStore($offeredLocales)
    .filter(tag => tag !== locale)
    .map((tag, at) => (
      // The button that was pressed keeps the focus, with another language on it.
      <Button key={at} lang={tag} onClick={() => void changeLocale(tag)}>
        {languages[tag]}
      </Button>
    ))
}

/** Orders that wait for the network, or for staff. */
function Waiting() {
  const { t } = useT()
  const orders = useStore($waitingOrders)
  if (orders.length === 0) return null
  const refused = orders.filter(({ refusal }) => refusal !== undefined)
  const codes = (some: typeof orders) => some.map(({ code }) => code).join(', ')
  return (
    <NoticeLine tone="warn" icon={CloudOff}>
      {refused.length > 0
        ? t('kiosk.needsStaff', { codes: codes(refused) })
        : t('kiosk.waiting', { codes: codes(orders) })}
    </NoticeLine>
  )
}

/** The kiosk between visits: touch to begin, sign in, language, and larger text (SPEC C15). */
export function StartScreen({ location }: { location: StoreLocation }) {
  const { t } = useT()
  const business = dataOf(useStore($business))?.detail
  const { registered } = useStore($device)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [])
  const signIn = () => {
    beginVisit()
    navigate(paths.user())
  }
  return (
    <section className={s.page} aria-label={t('kiosk.start.label')}>
      <div className={s.body}>
        {business?.logo ? (
          <img className={s.logo} src={business.logo} alt={business.name} height={96} />
        ) : (
          <p className={s.name}>{business?.name}</p>
        )}
        <Attract />
        <div>
          <h1 className={s.title} ref={title} tabIndex={-1}>
            {t('kiosk.start.title')}
          </h1>
          <p className={s.store}>{location.name}</p>
        </div>
        <div className={s.ways}>
          <Button kind="primary" tall wide onClick={beginVisit}>
            {t('kiosk.start.begin')}
          </Button>
          <Button tall wide onClick={signIn}>
            {t(location.features.loyalty ? 'kiosk.start.signIn' : 'kiosk.signIn.title')}
          </Button>
        </div>
        <Waiting />
      </div>
      <div className={s.foot}>
        <div className={s.group}>
          <Languages />
          <SightSwitches />
        </div>
        <Button kind="quiet" onClick={askForPin}>
          <Icon of={LockKeyhole} />
          {registered ? t('kiosk.staff.kiosk', { letter: registered.kiosk.letter }) : t('kiosk.staff.do')}
        </Button>
      </div>
    </section>
  )
}
