import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Bone, Skeleton } from '../ui/feedback/skeleton.tsx'
import { layout } from '../ui/layout.ts'
import { useWords } from './staff-words.ts'

type State<Part> = { kind: 'loading' | 'failed' } | { kind: 'ready'; part: Part }

interface Props<Part> {
  /** Imports the part; the same function each time. */
  load(): Promise<Part>
  /** Draws nothing until the part is there. */
  isQuiet?: boolean
  /** Draws the notice that the part can’t be loaded; by default, in place of the part. */
  failed?: (notice: ReactNode) => ReactNode
  children(part: Part): ReactNode
}

/** A part of the board that is loaded when it is opened. */
export function Late<Part>({ load, isQuiet = false, failed = notice => notice, children }: Props<Part>) {
  const { t } = useWords()
  const [state, setState] = useState<State<Part>>({ kind: 'loading' })
  useEffect(() => {
    if (state.kind !== 'loading') return
    void load().then(
      part => setState({ kind: 'ready', part }),
      () => setState({ kind: 'failed' })
    )
  }, [state.kind, load])
  if (state.kind === 'ready') return <>{children(state.part)}</>
  if (state.kind === 'loading')
    return isQuiet ? null : (
      <Skeleton label={t('loading')}>
        <Bone height={240} radius={12} />
      </Skeleton>
    )
  return failed(
    <div className={layout.stack} role="alert">
      <p>{t('imports.late')}</p>
      <Button kind="primary" onClick={() => setState({ kind: 'loading' })}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

/** Draws a component whose code is loaded when it is first drawn; if that fails, it can be tried again. */
export const LatePart = ({ load }: { load(): Promise<ComponentType> }) => (
  <Late load={load}>{Content => <Content />}</Late>
)
