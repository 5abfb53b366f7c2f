import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import type { Draft } from '../../../contract/staff/drafts.ts'
import { layout } from '../../../ui/layout.ts'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { catalogue } from '../../data/catalogue.ts'
import { drafts } from '../../data/drafts.ts'
import { closeDialog, noLock } from '../../open-dialog.ts'
import { Remote } from '../../remote.tsx'
import { useWords } from '../../staff-words.ts'
import { type CatalogueWord, useCatalogueWords } from '../words.ts'
import { DraftItem } from './draft-item.tsx'

const sections: [title: CatalogueWord, empty: CatalogueWord, has: (draft: Draft) => boolean][] = [
  ['drafts.opened', 'drafts.noOpened', ({ state }) => state === 'open' || state === 'stuck'],
  ['drafts.timed', 'drafts.noTimed', ({ state }) => state === 'scheduled'],
  ['drafts.history', 'drafts.noHistory', ({ state }) => state === 'published' || state === 'undone']
]

/** All drafts: those that are open, those that are published at a time, and the history of those that were. */
export function HistoryDialog() {
  const { t } = useCatalogueWords()
  const { t: say } = useWords()
  const load = useStore(drafts.$state)
  useEffect(() => {
    void drafts.load()
    // Changes name categories.
    if (!dataOf(catalogue.$state.get())) void catalogue.load()
  }, [])
  return (
    <Sheet title={t('drafts.open')} closeLabel={say('close')} onClose={closeDialog} lock={noLock}>
      <Remote load={load} height={360} onRetry={() => void drafts.load()}>
        {all => (
          <div className={layout.stack}>
            <p className={layout.small}>{t('drafts.text')}</p>
            {sections.map(([title, empty, has]) => (
              <section key={title} className={layout.tight}>
                <h3>{t(title)}</h3>
                {all.some(has) ? (
                  <ul>
                    {all.filter(has).map(draft => (
                      <DraftItem key={draft.id} draft={draft} />
                    ))}
                  </ul>
                ) : (
                  <p className={layout.small}>{t(empty)}</p>
                )}
              </section>
            ))}
          </div>
        )}
      </Remote>
    </Sheet>
  )
}
