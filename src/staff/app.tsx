import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs'
import { styles } from '../theme/styles.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Board } from './board.tsx'
import { keepFresh, readAll } from './data/live.ts'
import { $member, resume } from './data/session.ts'
import { stores } from './data/stores.ts'
import { $token } from './data/token.ts'
import { PrintSheet } from './orders/print-sheet.tsx'
import { SignIn } from './sign-in/sign-in.tsx'
import { Toasts } from './toasts.tsx'
import { useWords } from './staff-words.ts'

const s = styles({
  // Positioned, or hidden texts for screen readers make the page scroll.
  app: `position:relative;display:flex;flex-direction:column;height:100dvh;overflow:hidden;font-family:system-ui,sans-serif;background:var(--sf-surface-2);
@media print { display:none; }`
})

/** The signed-in part: loads everything first. */
function SignedIn() {
  const { t } = useWords()
  const { state } = useStore(stores.$state)
  useEffect(() => void readAll(), [])
  if (state !== 'failed') return <Board />
  return (
    <Notice icon={WifiOff} title={t('loadFailed')} alert top>
      <Button kind="primary" onClick={() => void readAll()}>
        {t('common.retry')}
      </Button>
    </Notice>
  )
}

/** The whole board: the sign-in form, or the board behind it. */
export function App() {
  const member = useStore($member)
  const token = useStore($token)
  const [isKnown, setKnown] = useState(token === '')
  useEffect(() => {
    void resume().then(() => setKnown(true))
    return keepFresh()
  }, [])
  return (
    <>
      <div className={s.app}>
        {member ? <SignedIn /> : isKnown && <SignIn />}
        <Toasts />
      </div>
      <PrintSheet />
    </>
  )
}
