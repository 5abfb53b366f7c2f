import type { ImportDetail, MenuImport } from '../../contract/staff/imports.ts'
import { layout } from '../../ui/layout.ts'
import { styles } from '../../theme/styles.ts'
import { type ImportWord, useImportWords } from './import-words.ts'

const s = styles({
  counts: 'display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:8px;',
  count:
    'padding:12px;border-radius:var(--sf-radius-field);background:var(--sf-surface-2);font-variant-numeric:tabular-nums;'
})

type Say = ReturnType<typeof useImportWords>['t']

/** Returns the counts of a list in words, without those of nothing. */
export function countsIn(t: Say, { products, offSale, refused }: NonNullable<MenuImport['counts']>): string[] {
  const parts: [ImportWord, number][] = [
    ['list.new', products.added],
    ['list.changed', products.changed],
    ['list.offSale', offSale],
    ['list.refused', refused]
  ]
  const said = parts.filter(([, count]) => count > 0).map(([word, count]) => t(word, { count }))
  return said.length > 0 ? said : [t('list.unchanged', { count: products.unchanged })]
}

/** How much a list changes, or has changed. */
export function Summary({ list: { counts } }: { list: ImportDetail }) {
  const { t } = useImportWords()
  if (!counts) return null
  const { products, offSale, refused, notInFile, otherStores } = counts
  const tiles: [ImportWord, number][] = [
    ['list.new', products.added],
    ['list.changed', products.changed],
    ['list.offSale', offSale],
    ['list.unchanged', products.unchanged],
    ['list.refused', refused]
  ]
  const notes: [ImportWord, number][] = [
    ['list.notInFile', notInFile],
    ['list.otherStores', otherStores]
  ]
  return (
    <>
      <ul className={s.counts}>
        {tiles.map(([word, count]) => (
          <li className={s.count} key={word}>
            {t(word, { count })}
          </li>
        ))}
      </ul>
      {notes.map(
        ([word, count]) =>
          count > 0 && (
            <p className={layout.small} key={word}>
              {t(word, { count })}
            </p>
          )
      )}
    </>
  )
}
