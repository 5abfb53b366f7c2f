import { useStore } from '@nanostores/react'
import { layout } from '../../../ui/layout.ts'
import { $sending } from '../../data/edit-draft.ts'
import { $reading } from '../../data/prices.ts'
import { useCatalogueWords } from '../words.ts'

/** Says how far the work on many products is. */
export function BulkProgress() {
  const { t } = useCatalogueWords()
  const [reading, sending] = [useStore($reading), useStore($sending)]
  const share = reading === undefined ? sending : reading
  return (
    <p role="status" className={layout.small}>
      {share === undefined
        ? ''
        : t(reading === undefined ? 'cat.sending' : 'cat.reading', { percent: Math.floor(share * 10) * 10 })}
    </p>
  )
}
