import type { ImportDetail } from '../../contract/staff/imports.ts'
import { csvRow } from '../../rules/text/csv-row.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { useImportWords } from './import-words.ts'
import { saveText } from './save-text.ts'

const s = styles({
  list: 'display:grid;gap:8px;font-size:14px;overflow-wrap:anywhere;& b { font-variant-numeric:tabular-nums; }',
  rest: '& > summary { cursor:pointer;min-height:44px;align-content:center; }'
})

/** Lines that are shown; the file has all that are known. */
const shown = 20

const shownExamples = 3

/** The lines that a list can't bring, with the reasons. */
export function RefusedLines({ list: { file, refused, moreRefused } }: { list: ImportDetail }) {
  const { t } = useImportWords()
  if (refused.length === 0) return null
  const more = moreRefused + Math.max(0, refused.length - shown)
  const save = () => {
    const rows = refused.map(({ line, id, reason }) => csvRow([String(line), id, reason]))
    saveText(`${file.replace(/\.\w+$/, '')}-refused.csv`, [t('list.csvHead'), ...rows, ''].join('\r\n'))
  }
  return (
    <section className={layout.stack}>
      <h3>{t('list.refusedTitle')}</h3>
      <p className={layout.small}>{t('list.refusedText')}</p>
      <ul className={s.list}>
        {refused.slice(0, shown).map(({ line, id, reason }) => (
          <li key={line}>
            <b>{t('list.line', { line })}</b>
            {id && ` (${id})`} · {reason}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={layout.small}>{t('list.more', { count: more })}</p>}
      <Button onClick={save}>{t('list.download')}</Button>
    </section>
  )
}

/** Cells of a list that a person should look at. */
export function Warnings({ list: { warnings } }: { list: ImportDetail }) {
  const { t } = useImportWords()
  if (warnings.length === 0) return null
  return (
    <section className={layout.stack}>
      <h3>{t('list.warnings')}</h3>
      <ul className={s.list}>
        {warnings.map(({ text, count, examples }) => (
          <li key={text}>
            <b>{count} ×</b> {text}
            <Examples count={count} examples={examples} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lines with the same warning: some, and the rest on demand. */
function Examples({ count, examples }: Omit<ImportDetail['warnings'][number], 'text'>) {
  const { t } = useImportWords()
  const lines = examples.map(({ line, text }, at) => (
    <p className={layout.small} key={at}>
      {t('list.line', { line })} · {text}
    </p>
  ))
  const unknown = count - examples.length
  const more = unknown > 0 && <p className={layout.small}>{t('list.more', { count: unknown })}</p>
  if (examples.length <= shownExamples)
    return (
      <>
        {lines}
        {more}
      </>
    )
  return (
    <>
      {lines.slice(0, shownExamples)}
      <details className={s.rest}>
        <summary>{t('list.more', { count: count - shownExamples })}</summary>
        {lines.slice(shownExamples)}
        {more}
      </details>
    </>
  )
}
