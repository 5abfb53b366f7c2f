import { useStore } from '@nanostores/react'
import { useState } from 'react'
import Download from 'lucide/dist/esm/icons/download.mjs'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { type FiguresQuestion, readEntries } from '../data/figures.ts'
import { $stores } from '../data/stores.ts'
import { saveText } from '../imports/save-text.ts'
import { entriesTable } from './entries-table.ts'
import { useFigureWords } from './figure-words.ts'
import { tableCsv } from './table-csv.ts'

/** Saves each sale and refund of a close as a file, and says how many it has. */
export function EntriesButton({ question, file }: { question: FiguresQuestion; file: string }) {
  const { t, locale } = useFigureWords()
  const stores = useStore($stores)
  const [isReading, setReading] = useState(false)
  const [said, setSaid] = useState('')
  const save = async () => {
    setReading(true)
    setSaid('')
    const read = await readEntries(question)
    setReading(false)
    if (!read) return
    const { entries, more } = read
    const table = entriesTable(entries, stores, t)
    saveText(`${table.name}-${file}.csv`, tableCsv(table, locale))
    setSaid(t(more > 0 ? 'figures.savedSome' : 'figures.saved', { count: entries.length }))
  }
  return (
    <div className={layout.row}>
      <Button busy={isReading} onClick={() => void save()}>
        <Icon of={Download} size={18} />
        {t('figures.entries')}
      </Button>
      <p className={layout.small} role="status">
        {said}
      </p>
    </div>
  )
}
