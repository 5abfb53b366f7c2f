import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { layout } from '../../ui/layout.ts'
import type { FiguresQuestion } from '../data/figures.ts'
import { missedSearches } from '../data/missed-searches.ts'
import { Remote } from '../remote.tsx'
import { useFigureWords } from './figure-words.ts'
import { searchesTable } from './searches-table.ts'
import { TableView } from './table-view.tsx'

interface Props {
  question: FiguresQuestion
  currency: string
  /** The stores and days in the name of the saved file. */
  file: string
}

/** Words that shoppers searched for without finding anything; nothing where the back end doesn't count them. */
export function SearchesView({ question, currency, file }: Props) {
  const { t, locale } = useFigureWords()
  const load = useStore(missedSearches.$state)
  const read = () => void missedSearches.load(question)
  useEffect(() => {
    void missedSearches.load(question)
  }, [question])
  if (load.state === 'failed' && load.problem.kind === 'not_found') return null
  return (
    <Remote load={load} height={160} onRetry={read}>
      {({ searches, more }) => (
        <TableView
          table={searchesTable(searches, t, locale)}
          currency={currency}
          file={file}
          end={more > 0 && <p className={layout.small}>{t('figures.moreSearches', { count: more })}</p>}
        >
          <p className={layout.small}>{t('figures.searchesText')}</p>
        </TableView>
      )}
    </Remote>
  )
}
