import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { AsyncState } from '../client/async-state.ts'
import { $now } from '../client/now.ts'
import { AsyncView } from '../ui/feedback/async-view.tsx'
import { Bone, Skeleton } from '../ui/feedback/skeleton.tsx'
import { useWords } from './staff-words.ts'

interface Props<Value> {
  load: AsyncState<Value>
  /** The height of the skeleton, in px. */
  height: number
  onRetry(): void
  children(value: Value): ReactNode
}

/** Draws remote data in all its states. */
export function Remote<Value>({ load, height, onRetry, children }: Props<Value>) {
  const { t } = useWords()
  const now = useStore($now)
  const skeleton = (
    <Skeleton label={t('loading')}>
      <Bone height={height} radius={12} />
    </Skeleton>
  )
  return (
    <AsyncView load={load} now={now} t={t} skeleton={skeleton} onRetry={onRetry}>
      {children}
    </AsyncView>
  )
}
