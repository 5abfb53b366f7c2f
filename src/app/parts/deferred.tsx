import { useStore } from '@nanostores/react'
import { CloudOff } from 'lucide'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, NoticeLine } from '../../ui/feedback/notice.tsx'
import { AppLoading } from '../fallbacks.tsx'
import { $drawn, $parts, codeOf, loadPart, type Part, type PartName } from './parts.ts'

interface Props<Name extends PartName> {
  part: Name
  children(code: Part<Name>): ReactNode
  /** True for a dialog, which has no placeholder. */
  dialog?: boolean
  /** The placeholder for a piece of a screen. */
  shape?: ReactNode
}

/**
 * Renders a screen of a part. Until it is loaded, shows a placeholder; on failure, an error with a way on: to try
 * again, or to reload the page if the shop was updated meanwhile.
 */
export function Deferred<Name extends PartName>({ part, children, dialog, shape }: Props<Name>) {
  const { t } = useT()
  const loads = useStore($parts)
  // Before the first paint, so that an earlier failure isn't shown while it is tried again.
  useLayoutEffect(() => void loadPart(part), [part])
  const code = codeOf(loads, part)
  const isDrawn = code !== undefined
  useEffect(() => {
    if (isDrawn) $drawn.set($drawn.get() + 1)
  }, [isDrawn])
  if (code) return <>{children(code)}</>
  if (dialog) return null
  const load = loads[part]
  if (load?.state !== 'failed') return shape ?? <AppLoading />
  const onRetry = () => (load.isOutdated ? platform().reload() : void loadPart(part))
  const retry = (
    <Button kind={shape ? 'quiet' : 'primary'} onClick={onRetry}>
      {t(load.isOutdated ? 'shell.reload' : 'common.retry')}
    </Button>
  )
  const problem = load.isOutdated ? 'shell.outdated' : shape ? 'problem.offline' : 'shell.noCode'
  if (shape)
    return (
      <NoticeLine tone="warn" icon={CloudOff} way={retry}>
        {t(problem)}
      </NoticeLine>
    )
  return (
    <Notice icon={CloudOff} title={t('load.failed')} text={t(problem)} alert>
      {retry}
    </Notice>
  )
}
