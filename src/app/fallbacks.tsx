import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import { plainCallLink } from '../contract/typed/plain-call-link.ts'
import { useT } from '../i18n/translate.ts'
import type { Problem } from '../client/async-state.ts'
import { layout } from '../ui/layout.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../ui/feedback/skeleton.tsx'

/** Shown while a screen is loading. */
export function AppLoading() {
  const { t } = useT()
  return (
    <div className={layout.wide}>
      <Skeleton label={t('shell.loading')}>
        <div className={layout.stack}>
          <Bone width={220} height={32} />
          <Bone height={320} radius={12} />
        </div>
      </Skeleton>
    </div>
  )
}

/** Shown when the shop can't be reached at start: the error, a retry button and the phone number. */
export function Unreachable(props: { problem: Problem; phone: string | undefined; onRetry: () => void }) {
  const { t } = useT()
  const { problem, phone, onRetry } = props
  const link = phone && plainCallLink(phone)
  return (
    <Notice icon={CloudOff} title={t(problem)} text={phone ? t('shell.call', { phone }) : undefined} alert>
      <Button kind="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      {link && (
        <a className={buttonClass()} href={link}>
          {phone}
        </a>
      )}
    </Notice>
  )
}

/** Shown instead of a crashed screen. */
export function AppError({ onAgain }: { onAgain: () => void }) {
  const { t } = useT()
  return (
    <Notice icon={RotateCcw} title={t('shell.broken')} alert>
      <Button kind="primary" onClick={onAgain}>
        {t('shell.reload')}
      </Button>
    </Notice>
  )
}
