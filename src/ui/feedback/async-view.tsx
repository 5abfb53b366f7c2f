import type { ReactNode } from 'react'
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { Button } from '../button.tsx'
import { Notice, NoticeLine } from './notice.tsx'

/** The state of remote data, as the stores hold it. */
export type Loading<Value, Trouble> =
  | { state: 'idle' | 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'stale'; value: Value; since: number; problem: Trouble }
  | { state: 'failed'; problem: Trouble }

/** Translates the sentences of this view. */
type Say<Trouble> = (
  said: 'common.retry' | 'load.age' | 'load.failed' | 'load.offline' | 'load.gone' | Trouble,
  params?: { count: number }
) => string

interface Props<Value, Trouble> {
  load: Loading<Value, Trouble>
  /** The present instant in milliseconds, for the age of stale data. */
  now: number
  t: Say<Trouble>
  /** The skeleton of the expected content. */
  skeleton: ReactNode
  onRetry(): void
  /** Additional links or buttons for the failed state. */
  ways?: ReactNode
  children(value: Value): ReactNode
}

/** A notice above data that could not be loaded or renewed, with a button to try again. */
export function RetryLine({ label, onRetry, children }: { label: string; onRetry(): void; children: ReactNode }) {
  return (
    <NoticeLine
      tone="warn"
      icon={CloudOff}
      way={
        <Button kind="quiet" onClick={onRetry}>
          {label}
        </Button>
      }
    >
      {children}
    </NoticeLine>
  )
}

const titles = { offline: 'load.offline', not_found: 'load.gone' } as const

/** Draws all five states of something that loads: its shape, itself, itself with its age, or what happened and a way on. */
export function AsyncView<Value, Trouble extends { kind: string }>(props: Props<Value, Trouble>) {
  const { load, now, t, skeleton, onRetry, ways, children } = props
  if (load.state === 'ready') return <>{children(load.value)}</>
  if (load.state === 'stale') {
    return (
      <>
        <RetryLine label={t('common.retry')} onRetry={onRetry}>
          {t(load.problem)} {t('load.age', { count: Math.max(1, Math.round((now - load.since) / 60_000)) })}
        </RetryLine>
        {children(load.value)}
      </>
    )
  }
  if (load.state === 'failed') {
    const { kind } = load.problem
    const gone = kind === 'not_found'
    return (
      <Notice
        icon={gone ? SearchX : CloudOff}
        title={t(titles[kind as keyof typeof titles] ?? 'load.failed')}
        text={t(load.problem)}
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
