import { useStore } from '@nanostores/react'
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { platform } from '../../platform/platform.ts'
import { useT } from '../../i18n/translate.ts'
import { layers } from '../../theme/layers.ts'
import { classes, styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, NoticeLine } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { AppLoading } from '../fallbacks.tsx'
import { $drawn, $parts, codeOf, loadPart, type Part, type PartName } from './parts.ts'

const s = styles({
  // Delayed: most parts are there before it would be seen.
  over: `position:fixed;inset:auto 16px calc(96px + var(--sf-view-bottom));z-index:${layers.toast};width:fit-content;max-width:440px;margin:auto;border-radius:26px;
overflow:clip;background:var(--sf-raised);box-shadow:var(--sf-shadow);animation:sf-up .16s ease-out .3s backwards;`,
  wait: 'display:flex;padding:15px;'
})

interface Props<Name extends PartName> {
  part: Name
  children(code: Part<Name>): ReactNode
  /** True for a dialog: a small sign stands at the bottom of the view instead of it. */
  dialog?: boolean
  /** The placeholder for a piece of a screen. */
  shape?: ReactNode
}

/**
 * Renders a screen of a part. Until it is loaded, shows a placeholder; on failure, an error with a way on: to try again, or
 * to reload the page if the shop has been updated since.
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
  const load = loads[part]
  const isPiece = dialog || shape
  if (load?.state !== 'failed') {
    if (!dialog) return shape ?? <AppLoading />
    return (
      <div className={classes(s.over, s.wait)} role="status">
        <Spinner />
        <span className={hiddenClass}>{t('shell.loading')}</span>
      </div>
    )
  }
  const onRetry = () => (load.isOutdated ? platform().reload() : void loadPart(part))
  const retry = (
    <Button kind={isPiece ? 'quiet' : 'primary'} onClick={onRetry}>
      {t(load.isOutdated ? 'shell.reload' : 'common.retry')}
    </Button>
  )
  const problem = load.isOutdated ? 'shell.outdated' : isPiece ? 'problem.offline' : 'shell.noCode'
  if (isPiece)
    return (
      <div className={dialog ? s.over : undefined} role={dialog ? 'alert' : undefined}>
        <NoticeLine tone="warn" icon={CloudOff} way={retry}>
          {t(problem)}
        </NoticeLine>
      </div>
    )
  return (
    <Notice icon={CloudOff} title={t('load.failed')} text={t(problem)} alert>
      {retry}
    </Notice>
  )
}
