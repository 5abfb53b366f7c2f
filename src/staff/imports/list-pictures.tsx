import type { ImportDetail } from '../../contract/staff/imports.ts'
import { styles } from '../../theme/styles.ts'
import { Meter } from '../../ui/feedback/meter.tsx'
import { layout } from '../../ui/layout.ts'
import { useImportWords } from './import-words.ts'

const s = styles({
  list: 'display:grid;gap:8px;font-size:14px;overflow-wrap:anywhere;& b { font-variant-numeric:tabular-nums; }'
})

/** The pictures of a list that is imported: how far they are, and those that can't be had. */
export function ListPictures({ list: { pictures } }: { list: ImportDetail }) {
  const { t } = useImportWords()
  if (!pictures) return null
  const { waiting, taken, failed, failures } = pictures
  const of = waiting + taken + failed
  return (
    <section className={layout.stack}>
      <h3>{t('list.pictures')}</h3>
      {waiting > 0 ? (
        <>
          <Meter
            label={t('list.picturesTaking')}
            value={of - waiting}
            most={of}
            text={t('list.picturesProgress', { done: of - waiting, of })}
          />
          <p className={layout.small}>{t('list.picturesText')}</p>
        </>
      ) : (
        (taken > 0 || failed === 0) && <p>{t('list.picturesTaken', { count: taken })}</p>
      )}
      {failed > 0 && (
        <>
          <p className={layout.small}>{t('list.picturesFailed', { count: failed })}</p>
          <ul className={s.list}>
            {failures.map(({ line, product, reason }) => (
              <li key={line}>
                <b>{t('list.line', { line })}</b> ({product}) · {reason}
              </li>
            ))}
          </ul>
          {failed > failures.length && (
            <p className={layout.small}>{t('list.more', { count: failed - failures.length })}</p>
          )}
        </>
      )}
    </section>
  )
}
