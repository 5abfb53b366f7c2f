import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { layout } from '../../ui/layout.ts'
import { Sheet } from '../../ui/overlay/dialog.tsx'
import { closeDialog, noLock } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'

type State = { kind: 'loading' | 'failed' } | { kind: 'ready'; Content: ComponentType }

/** The lists of products, for managers. Its contents are a part that is loaded when it is opened. */
export function LateImports() {
  const { t } = useWords()
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    if (state.kind !== 'loading') return
    void import('./imports-panel.tsx').then(
      ({ ImportsPanel }) => setState({ kind: 'ready', Content: ImportsPanel }),
      () => setState({ kind: 'failed' })
    )
  }, [state.kind])
  return (
    <Sheet title={t('imports')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      {state.kind === 'ready' && <state.Content />}
      {state.kind === 'loading' && (
        <Skeleton label={t('loading')}>
          <Bone height={240} radius={12} />
        </Skeleton>
      )}
      {state.kind === 'failed' && (
        <div className={layout.stack} role="alert">
          <p>{t('imports.late')}</p>
          <Button kind="primary" onClick={() => setState({ kind: 'loading' })}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
