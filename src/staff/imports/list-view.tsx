import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ImportDetail } from '../../contract/staff/imports.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Check } from '../../ui/form/check.tsx'
import { layout } from '../../ui/layout.ts'
import { $listWork, applyList, leaveList, undoList } from '../data/imports.ts'
import { $stores } from '../data/stores.ts'
import { ChangeList } from './change-list.tsx'
import { type ImportWord, useImportWords } from './import-words.ts'
import { ListPictures } from './list-pictures.tsx'
import { MappingForm } from './mapping-form.tsx'
import { ListProgress } from './progress.tsx'
import { RefusedLines, Warnings } from './refused-lines.tsx'
import { Summary } from './summary.tsx'

const states: Record<ImportDetail['state'], ImportWord> = {
  unclear: 'list.unclear',
  ready: 'list.ready',
  applying: 'list.applying',
  done: 'list.done',
  failed: 'list.failed',
  undoing: 'list.undoing',
  undone: 'list.undone'
}

/** A list with its meaning, its changes and the next step. */
export function ListView({ list }: { list: ImportDetail }) {
  const { t } = useImportWords()
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(list.state)
  // The button that was pressed is gone.
  useLayoutEffect(() => {
    if (before.current !== list.state) title.current?.focus()
    before.current = list.state
  }, [list.state])
  const isUnderWay = list.state === 'applying' || list.state === 'undoing'
  const isOpen = list.state === 'ready' || list.state === 'unclear'
  return (
    <>
      <div className={layout.tight}>
        <h3 tabIndex={-1} ref={title}>
          {list.file}
        </h3>
        <p className={list.state === 'done' ? layout.ok : layout.small}>{t(states[list.state])}</p>
      </div>
      {list.problem && <NoticeLine tone={list.state === 'failed' ? 'bad' : 'warn'}>{list.problem}</NoticeLine>}
      {isUnderWay ? (
        <ListProgress list={list} />
      ) : (
        <>
          <Kept list={list} />
          <Summary list={list} />
          <NextStep list={list} />
          <ListPictures list={list} />
          {/* Checked again, the meanings may be others. */}
          {isOpen && <MappingForm list={list} key={JSON.stringify(list.columns)} />}
          <RefusedLines list={list} />
          <Warnings list={list} />
          {list.counts && <ChangeList list={list} />}
        </>
      )}
    </>
  )
}

/** What undoing has left alone. */
function Kept({ list: { kept } }: { list: ImportDetail }) {
  const { t } = useImportWords()
  if (!kept) return null
  const said = [
    kept.changed > 0 && t('list.keptChanged', { count: kept.changed }),
    kept.sold > 0 && t('list.keptSold', { count: kept.sold })
  ].filter(Boolean)
  return said.length > 0 ? <p>{said.join(' ')}</p> : null
}

/** Imports a checked list, after a yes to a large drop; or undoes one that was imported. */
function NextStep({ list }: { list: ImportDetail }) {
  const { t } = useImportWords()
  const [work, stores] = [useStore($listWork), useStore($stores)]
  const [mayDrop, setMayDrop] = useState(false)
  const nameOf = (slug: string) => stores.find(store => store.slug === slug)?.name ?? slug
  const isReady = list.state === 'ready'
  const asks = isReady && list.drops.length > 0
  return (
    <div className={layout.stack}>
      {asks && (
        <>
          {list.drops.map(({ store, ...drop }) => (
            <NoticeLine tone="warn" key={store}>
              {t('list.dropTitle', { ...drop, store: nameOf(store) })}
            </NoticeLine>
          ))}
          <Check label={t('list.mayDrop')} checked={mayDrop} onToggle={() => setMayDrop(!mayDrop)} />
        </>
      )}
      {list.canUndo && <p className={layout.small}>{t('list.undoText')}</p>}
      <div className={layout.ways}>
        {isReady && (
          <Button
            kind="primary"
            busy={work === 'starting'}
            disabled={(asks && !mayDrop) || work === 'checking'}
            onClick={() => void applyList(list.id, mayDrop)}
          >
            {t('list.import')}
          </Button>
        )}
        {list.canUndo && (
          <Button busy={work === 'starting'} onClick={() => void undoList(list.id)}>
            {t('list.undo')}
          </Button>
        )}
        <Button onClick={leaveList}>{t('list.another')}</Button>
      </div>
    </div>
  )
}
