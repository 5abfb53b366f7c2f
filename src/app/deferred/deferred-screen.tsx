import { useStore } from '@nanostores/react'
import { CloudOff } from 'lucide'
import { type ReactNode, useLayoutEffect } from 'react'
import { useT } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, NoticeLine } from '../../ui/feedback/notice.tsx'
import { $deferredCode, type DeferredCode, loadDeferredCode } from './deferred-code.ts'
import { AppLoading } from '../fallbacks.tsx'

interface Props {
  children(code: DeferredCode): ReactNode
  /** True for a dialog, which has no placeholder. */
  dialog?: boolean
  /** The placeholder for a part of a screen. */
  shape?: ReactNode
}

/**
 * Renders a screen from the deferred bundle. Until it loads, shows a placeholder; on failure, an error with a retry
 * button.
 */
export function Deferred({ children, dialog, shape }: Props) {
  const { t } = useT()
  const code = useStore($deferredCode)
  // Before the first paint, so that an earlier failure isn't shown while it is tried again.
  useLayoutEffect(() => void loadDeferredCode(), [])
  if (code.state === 'ready') return <>{children(code.value)}</>
  if (dialog) return null
  if (code.state !== 'failed') return shape ?? <AppLoading />
  const retry = (
    <Button kind={shape ? 'quiet' : 'primary'} onClick={() => void loadDeferredCode()}>
      {t('common.retry')}
    </Button>
  )
  if (shape)
    return (
      <NoticeLine tone="warn" icon={CloudOff} way={retry}>
        {t('problem.offline')}
      </NoticeLine>
    )
  return (
    <Notice icon={CloudOff} title={t('load.failed')} text={t('shell.noCode')} alert>
      {retry}
    </Notice>
  )
}
