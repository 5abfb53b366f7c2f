import { useStore } from '@nanostores/react'
import type { MenuImport } from '../../contract/staff/imports.ts'
import { $now } from '../../client/now.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { layout } from '../../ui/layout.ts'
import { openList, pastImports, readPastImports } from '../data/imports.ts'
import { $store } from '../data/stores.ts'
import { Remote } from '../remote.tsx'
import { writeInstant } from '../time-words.ts'
import { countsIn } from './summary.tsx'
import { useImportWords } from './import-words.ts'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);& > * + * { border-top:1px solid var(--sf-line); }',
  row: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;padding-block:12px;',
  facts: 'flex:1 1 220px;min-width:0;',
  name: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;font-weight:650;overflow-wrap:anywhere;'
})

/** Earlier lists with their manager, time and counts. */
export function PastLists() {
  const { t } = useImportWords()
  const load = useStore(pastImports.$state)
  return (
    <div className={layout.stack}>
      <h3>{t('list.history')}</h3>
      <Remote load={load} height={120} onRetry={() => void readPastImports()}>
        {lists =>
          lists.length === 0 ? (
            <p>{t('list.none')}</p>
          ) : (
            <ul className={s.list}>
              {lists.map(list => (
                <Past key={list.id} of={list} />
              ))}
            </ul>
          )
        }
      </Remote>
    </div>
  )
}

function Past({ of: list }: { of: MenuImport }) {
  const { t, locale } = useImportWords()
  const [store, now] = [useStore($store), useStore($now)]
  const { file, state, by, at, appliedAt, undoneAt, counts } = list
  const time = store ? writeInstant(undoneAt ?? appliedAt ?? at, store, now, locale) : ''
  return (
    <li className={s.row}>
      <div className={s.facts}>
        <p className={s.name}>
          {file}
          <Chip tone={state === 'done' ? 'ok' : state === 'failed' ? 'bad' : 'plain'}>{t(`list.state.${state}`)}</Chip>
        </p>
        <p className={layout.small}>{[by, time].filter(Boolean).join(' · ')}</p>
        {counts && <p className={layout.small}>{countsIn(t, counts).join(' · ')}</p>}
      </div>
      <Button aria-label={t('list.open', { file })} onClick={() => void openList(list.id)}>
        {t('list.show')}
      </Button>
    </li>
  )
}
