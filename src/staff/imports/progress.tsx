import type { ImportDetail } from '../../contract/staff/imports.ts'
import { Meter } from '../../ui/feedback/meter.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { layout } from '../../ui/layout.ts'
import { useImportWords } from './import-words.ts'

/** How far a list is: the server that writes it knows, others don't. */
export function ListProgress({ list: { state, progress } }: { list: ImportDetail }) {
  const { t } = useImportWords()
  const label = t(state === 'undoing' ? 'list.undoing' : 'list.applying')
  if (!progress)
    return (
      <p className={layout.row}>
        <Spinner />
        {label}
      </p>
    )
  const { done, of } = progress
  return <Meter label={label} value={done} most={Math.max(of, 1)} text={t('list.progress', { done, of })} />
}
