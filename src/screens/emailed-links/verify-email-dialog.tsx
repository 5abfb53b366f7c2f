import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { lockScroll } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { closePopup } from '../../stores/core/popup.ts'
import { $verification, confirmEmail, resetVerification } from '../../stores/account/verify-email.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { BrokenLink } from './broken-link.tsx'

/** Confirms an email address from its link (SPEC C6); stays open only on failure. */
export function VerifyEmailDialog({ token }: { token: string }) {
  const { t } = useT()
  const load = useStore($verification)
  useEffect(() => {
    void confirmEmail(token)
    return resetVerification
  }, [token])
  return (
    <Dialog title={t('verify.title')} closeLabel={t('common.close')} onClose={closePopup} lock={lockScroll}>
      {load.state === 'failed' ? (
        <BrokenLink problem={load.problem} kind="verify" token={token} onRetry={() => void confirmEmail(token)} />
      ) : (
        <Skeleton label={t('verify.loading')}>
          <Bone height={67} />
        </Skeleton>
      )}
    </Dialog>
  )
}
