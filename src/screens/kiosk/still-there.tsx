import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/translate.ts'
import { lockScroll } from '../../platform/platform.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { layout } from '../../ui/layout.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

const s = styles({
  body: 'display:grid;gap:24px;justify-items:center;text-align:center;& > p { text-wrap:balance; }',
  time: `display:grid;justify-items:center;gap:4px;
& b { font-size:96px;font-weight:650;line-height:1;letter-spacing:-.03em;font-variant-numeric:tabular-nums; }`,
  ways: 'display:grid;gap:8px;width:100%;justify-items:center;'
})

/** The seconds at which the end is announced once more. */
const LAST = 10

/** The screen reader's announcement: the seconds at first and the last ten, not every one. */
function Announced({ seconds }: { seconds: number }) {
  const { t } = useT()
  const [first, setFirst] = useState<number>()
  const start = useRef(seconds)
  // The region is there before its text.
  useEffect(() => setFirst(start.current), [])
  const said = seconds <= LAST ? Math.min(LAST, first ?? LAST) : first
  return <LiveRegion text={first === undefined ? '' : t('kiosk.idle.said', { count: said ?? seconds })} />
}

interface Props {
  /** The seconds that are left, counted down by the caller. */
  seconds: number
  onContinue(): void
  onEnd(): void
}

/** Asks a shopper who hasn't touched the kiosk for a while if they are still there. To close it is to go on. */
export function StillThere({ seconds, onContinue, onEnd }: Props) {
  const { t } = useT()
  return (
    <Dialog title={t('kiosk.idle.title')} closeLabel={t('common.close')} onClose={onContinue} lock={lockScroll}>
      <div className={s.body}>
        <div className={s.time} aria-hidden="true">
          <b>{seconds}</b>
          <span className={layout.quiet}>{t('kiosk.idle.seconds')}</span>
        </div>
        <p>{t('kiosk.idle.text')}</p>
        <div className={s.ways}>
          <Button kind="primary" wide tall data-focus="" onClick={onContinue}>
            {t('kiosk.idle.continue')}
          </Button>
          <Button kind="quiet" onClick={onEnd}>
            {t('kiosk.idle.end')}
          </Button>
        </div>
        <Announced seconds={seconds} />
      </div>
    </Dialog>
  )
}
