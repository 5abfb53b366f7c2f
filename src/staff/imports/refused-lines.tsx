import type { ImportDetail } from '../../contract/staff/imports.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { useImportWords } from './import-words.ts'
import { csvRow, saveText } from './save-text.ts'

const s = styles({
  list: 'display:grid;gap:8px;font-size:14px;overflow-wrap:anywhere;& b { font-variant-numeric:tabular-nums; }'
})

/** Lines that are shown; the file has all that are known. */
const shown = 20

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
            {examples.slice(0, 3).map(example => (
              <p className={layout.small} key={example.line}>
                {t('list.line', { line: example.line })} · {example.text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
