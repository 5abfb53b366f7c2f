import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs'
import { useT } from '../../i18n/translate.ts'
import { $place } from '../../routing/location.ts'
import { $approval, $askedHandoff, approve, loadHandoff } from '../../stores/account/approve-handoff.ts'
import { $now } from '../../client/now.ts'
import { Button } from '../../ui/button.tsx'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { styles } from '../../theme/styles.ts'

const s = styles({
  code: 'display:block;font-size:36px;font-weight:650;letter-spacing:.2em;font-variant-numeric:tabular-nums;'
})

/** Approves, on one's own phone, the sign-in at a kiosk whose QR code was scanned. */
export function ApproveKiosk() {
  const { t } = useT()
  const { query } = useStore($place)
  const load = useStore($askedHandoff)
  const approval = useStore($approval)
  const now = useStore($now)
  const id = new URLSearchParams(query).get('handoff') ?? ''
  useEffect(() => void loadHandoff(id), [id])
  if (approval.state === 'done')
    return <Notice icon={MonitorSmartphone} top title={t('approve.done')} text={t('approve.doneText')} />
  return (
    <AsyncView load={load} now={now} t={t} onRetry={() => loadHandoff(id)} skeleton={<Spinner />}>
      {({ code, store }) => (
        <Notice icon={MonitorSmartphone} top title={t('approve.title', { store })} text={t('approve.text')}>
          <strong className={s.code}>{code}</strong>
          {approval.state === 'failed' && <p role="alert">{t(approval.problem)}</p>}
          <Button kind="primary" tall wide busy={approval.state === 'sending'} onClick={() => void approve(id)}>
            {t('approve.do')}
          </Button>
        </Notice>
      )}
    </AsyncView>
  )
}
