import type { ReactNode } from 'react'
import { CloudOff, SearchX } from 'lucide'
import { Button } from '../button.tsx'
import { Notice, NoticeLine } from './notice.tsx'

interface Trouble {
  kind: string
  message: string
}

/** The state of remote data, as in the stores. */
export type Loading<Value> =
  | { state: 'idle' | 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'stale'; value: Value; since: number; problem: Trouble }
  | { state: 'failed'; problem: Trouble }

/** The translation function, limited to the messages used here. */
type Say = (
  key: 'common.retry' | 'load.age' | 'load.failed' | 'load.offline' | 'load.gone',
  params?: { count: number }
) => string

interface Props<Value> {
  load: Loading<Value>
  /** The current time in milliseconds, for the age of stale data. */
  now: number
  t: Say
  /** The loading placeholder. */
  skeleton: ReactNode
  onRetry(): void
  /** Additional links or buttons for the failed state. */
  ways?: ReactNode
  children(value: Value): ReactNode
}

const titles = { offline: 'load.offline', not_found: 'load.gone' } as const

/**
 * Renders all five states of remote data: a skeleton, the data, stale data with its age, or an error with a retry
 * button.
 */
export function AsyncView<Value>({ load, now, t, skeleton, onRetry, ways, children }: Props<Value>) {
  if (load.state === 'ready') return <>{children(load.value)}</>
  if (load.state === 'stale') {
    return (
      <>
        <NoticeLine
          tone="warn"
          icon={CloudOff}
          way={
            <Button kind="quiet" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {load.problem.message} {t('load.age', { count: Math.max(1, Math.round((now - load.since) / 60_000)) })}
        </NoticeLine>
        {children(load.value)}
      </>
    )
  }
  if (load.state === 'failed') {
    const { kind, message } = load.problem
    const gone = kind === 'not_found'
    return (
      <Notice
        icon={gone ? SearchX : CloudOff}
        title={t(titles[kind as keyof typeof titles] ?? 'load.failed')}
        text={message}
        alert
      >
        {!gone && (
          <Button kind="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        {ways}
      </Notice>
    )
  }
  return <>{skeleton}</>
}
