import { useStore } from '@nanostores/react'
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import { useT } from '../../i18n/translate.ts'
import { endVisit } from '../../stores/kiosk/visit.ts'
import { $session } from '../../stores/session/session.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { frame } from '../../ui/layout.ts'
import { SightSwitches } from './sight-switches.tsx'

const s = styles({
  bar: `${frame}display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding-block:8px;border-bottom:1px solid var(--sf-line);
@container sf (max-width: 849px) { column-gap:8px;& > button { padding-inline:16px; } }`,
  who: 'flex:1 1 5em;font-weight:500;'
})

/** What every screen of a visit begins with: who is signed in, larger text, and the way to leave. */
export function KioskBar() {
  const { t } = useT()
  const { userDetails: user } = useStore($session)
  return (
    <div className={s.bar}>
      <p className={s.who}>{user ? t('kiosk.bar.person', { name: user.firstName }) : t('kiosk.bar.guest')}</p>
      <SightSwitches />
      <Button onClick={endVisit}>
        <Icon of={RotateCcw} />
        {t(user ? 'kiosk.bar.signOut' : 'kiosk.bar.startOver')}
      </Button>
    </div>
  )
}
