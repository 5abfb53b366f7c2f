import { type ReactNode, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import type { Resource } from '../../client/resource.ts'
import { $now } from '../../client/now.ts'
import { layout } from '../../ui/layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'

interface Props<Value> extends Pick<Resource<Value, void>, '$state' | 'load'> {
  /** The heights of the placeholders, in px. */
  shape: number[]
  children(value: Value): ReactNode
}

/** A part of the account that is loaded on mount, in all states of its data. */
export function AccountPart<Value>({ $state, load, shape, children }: Props<Value>) {
  const { t, locale } = useT()
  const state = useStore($state)
  const now = useStore($now)
  useEffect(() => void load(), [load, locale])
  const skeleton = (
    <Skeleton label={t('account.loading')}>
      <div className={layout.stack}>
        {shape.map((height, at) => (
          <Bone key={at} height={height} radius={12} />
        ))}
      </div>
    </Skeleton>
  )
  return (
    <AsyncView load={state} now={now} t={t} onRetry={() => void load()} skeleton={skeleton}>
      {children}
    </AsyncView>
  )
}
