import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import { useLayoutEffect, useRef, useState } from 'react'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { layout } from '../../../ui/layout.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useCatalogueWords } from '../words.ts'
import { moved } from './move.ts'

const s = styles({
  list: 'border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);& > * + * { border-top:1px solid var(--sf-line); }',
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding:8px 16px 8px 12px;min-height:72px;',
  about: 'flex:1 1 140px;min-width:0;display:grid;gap:2px;overflow-wrap:anywhere;& > b { font-weight:650; }',
  inside: 'padding-inline-start:40px;',
  ways: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px;'
})

/** A row of a list of categories or brands. */
export interface ShelfRow {
  id: string
  name: string
  facts: string
  picture: string | null
  form: string
  isInside?: boolean
  /** The rows among which it is moved, by their ids in their order; without them it has no place. */
  siblings?: readonly string[]
  onOpen(): void
  onRemove?: (() => void) | undefined
}

interface Props {
  rows: readonly ShelfRow[]
  /** Saves an order of siblings. */
  onOrder(ids: readonly string[]): void
}

interface Move {
  id: string
  by: -1 | 1
}

/** Categories or brands with their pictures, which are moved, opened and taken away. */
export function ShelfList({ rows, onOrder }: Props) {
  const { t } = useCatalogueWords()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<Move | undefined>(undefined)
  // A row that moves in the page loses the focus.
  useLayoutEffect(() => {
    if (!last.current) return
    const { id, by } = last.current
    last.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-shelf="${id}"] [data-by="${by}"]`)?.focus()
  })
  const move = ({ id, name, siblings = [] }: ShelfRow, by: Move['by']) => {
    const next = moved(siblings, siblings.indexOf(id), by)
    if (next === siblings) return
    last.current = { id, by }
    setSaid(t('shelf.moved', { name, place: next.indexOf(id) + 1, of: next.length }))
    onOrder(next)
  }
  return (
    <>
      <LiveRegion text={said} />
      <ul className={s.list} ref={list}>
        {rows.map(row => (
          <li key={row.id} data-shelf={row.id} className={row.isInside ? s.inside : undefined}>
            <Row row={row} onMove={by => move(row, by)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ row, onMove }: { row: ShelfRow; onMove(by: -1 | 1): void }) {
  const { t } = useCatalogueWords()
  const { id, name, facts, picture, form, siblings, onOpen, onRemove } = row
  const at = siblings?.indexOf(id) ?? -1
  return (
    <div className={s.row}>
      <Picture of={{ picture }} form={form} size={48} />
      <div className={s.about}>
        <b>{name}</b>
        <p className={layout.small}>{facts}</p>
      </div>
      <div className={s.ways}>
        {siblings && (
          <>
            <IconButton
              icon={ArrowUp}
              label={t('shelf.up', { name })}
              data-by="-1"
              aria-disabled={at === 0 || undefined}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t('shelf.down', { name })}
              data-by="1"
              aria-disabled={at === siblings.length - 1 || undefined}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <Button data-open="" aria-label={t('shelf.editOf', { name })} onClick={onOpen}>
          {t('shelf.edit')}
        </Button>
        {onRemove && (
          <Button kind="quiet" aria-label={t('promo.removeOf', { name })} onClick={onRemove}>
            {t('promo.takeOff')}
          </Button>
        )}
      </div>
    </div>
  )
}
