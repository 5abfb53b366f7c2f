import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Bone, Skeleton } from '../ui/feedback/skeleton.tsx'
import { layout } from '../ui/layout.ts'
import { useWords } from './staff-words.ts'

type State = { kind: 'loading' | 'failed' } | { kind: 'ready'; Content: ComponentType }

/** Draws a component whose code is loaded when it is first drawn; if that fails, it can be tried again. */
export function LatePart({ load }: { load(): Promise<ComponentType> }) {
  const { t } = useWords()
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    if (state.kind !== 'loading') return
    void load().then(
      Content => setState({ kind: 'ready', Content }),
      () => setState({ kind: 'failed' })
    )
  }, [state.kind, load])
  if (state.kind === 'ready') return <state.Content />
  if (state.kind === 'loading') {
    return (
      <Skeleton label={t('loading')}>
        <Bone height={240} radius={12} />
      </Skeleton>
    )
  }
  return (
    <div className={layout.stack} role="alert">
      <p>{t('imports.late')}</p>
      <Button kind="primary" onClick={() => setState({ kind: 'loading' })}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
