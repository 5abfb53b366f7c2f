import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { layout } from '../../ui/layout.ts'
import { $list, $listWork, leaveList, readPastImports } from '../data/imports.ts'
import { ChooseFile } from './choose-file.tsx'
import { type ImportWord, useImportWords } from './import-words.ts'
import { ListView } from './list-view.tsx'
import { PastLists } from './past-lists.tsx'

const working: Record<string, ImportWord> = {
  reading: 'list.reading',
  checking: 'list.checking',
  applying: 'list.applying',
  undoing: 'list.undoing',
  done: 'list.done',
  undone: 'list.undone',
  failed: 'list.failed',
  unclear: 'list.unclear'
}

/** The contents of the dialog of lists: a file to choose and those before it, or the list that is open. */
export function ImportsPanel() {
  const { t } = useImportWords()
  const [list, work] = [useStore($list), useStore($listWork)]
  const box = useRef<HTMLDivElement>(null)
  const shown = list?.id
  const before = useRef(shown)
  useEffect(() => {
    void readPastImports()
    return leaveList
  }, [])
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    box.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus()
  }, [shown])
  const said = working[work ?? list?.state ?? '']
  return (
    <div className={layout.stack} ref={box} aria-busy={work !== undefined}>
      <LiveRegion text={said ? t(said) : ''} />
      {list ? (
        <ListView list={list} key={list.id} />
      ) : (
        <>
          <ChooseFile />
          <PastLists />
        </>
      )}
    </div>
  )
}
