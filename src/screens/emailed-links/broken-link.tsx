import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useT } from '../../i18n/translate.ts'
import type { Problem } from '../../client/async-state.ts'
import { closePopup } from '../../stores/core/popup.ts'
import { $renewal, resetRenewal, sendNewLink } from '../../stores/session/renew-link.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'

interface Props {
  problem: Problem
  kind: 'password' | 'verify'
  token: string
  onRetry(): void
}

/** An invalid link: the reason, with a button for a new link, or for a retry if the API was unreachable. */
export function BrokenLink({ problem, kind, token, onRetry }: Props) {
  const { t } = useT()
  const renewal = useStore($renewal)
  useEffect(() => resetRenewal, [])
  const isSent = renewal.state === 'sent'
  return (
    <div className={layout.stack} role="alert">
      <p>{isSent ? t('link.sent') : t(renewal.state === 'failed' ? renewal.problem : problem)}</p>
      <div className={layout.row}>
        {problem.kind === 'refused' && !isSent && (
          <Button kind="primary" busy={renewal.state === 'sending'} onClick={() => void sendNewLink(kind, token)}>
            {t('link.again')}
          </Button>
        )}
        {problem.kind !== 'refused' && problem.kind !== 'not_found' && (
          <Button kind="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <Button onClick={closePopup}>{t('common.close')}</Button>
      </div>
    </div>
  )
}
