import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import Download from 'lucide/dist/esm/icons/download.mjs'
import { formatMoney } from '../../format/money.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { onResize } from '../../ui/on-resize.ts'
import { saveText } from '../imports/save-text.ts'
import { useFigureWords } from './figure-words.ts'
import { tableCsv } from './table-csv.ts'
import type { Column, FigureTable } from './tables.ts'

const s = styles({
  head: 'display:flex;align-items:center;justify-content:space-between;gap:8px;min-height:44px;& h3 { font-size:18px; }',
  scroll: 'overflow-x:auto;',
  table: `width:100%;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums;
& th { font-weight:500;text-align:start; }
& thead th { color:var(--sf-ink-2);vertical-align:bottom;overflow-wrap:normal; }
& tbody th { overflow-wrap:anywhere; }
& :is(th,td) { padding:10px 0 10px 12px;border-bottom:1px solid var(--sf-line); }
& th:first-child { padding-inline-start:0; }
& tbody th { min-width:88px; }
& [data-number] { text-align:end; } & td[data-number] { white-space:nowrap; }
& [data-sum] > * { font-weight:650;border-bottom-color:var(--sf-line-2); }
@container sf (max-width: 599px) { & [data-wide] { display:none; } & :is(th,td) { padding-inline-start:8px; } }
@container sf (max-width: 479px) { font-size:13px; }
@container sf (min-width: 900px) and (max-width: 1099px) { & [data-wide] { display:none; } }`
})

/** Rows that are shown at first. */
const FEW = 10

interface Props {
  table: FigureTable
  currency: string
  /** The stores and days in the name of the saved file. */
  file: string
  children?: ReactNode
  /** Below the table. */
  end?: ReactNode
}

/** A table of figures, which can be saved as a file. A long one begins with its first rows. */
export function TableView({ table, currency, file, children, end }: Props) {
  const { t, locale } = useFigureWords()
  const [isAll, setAll] = useState(false)
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = region.current
    // Keys scroll it where an amount is wider than the screen.
    const measure = () => {
      if (element) element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1
    }
    return element ? onResize(element, measure) : undefined
  }, [])
  // The button that was pressed is gone.
  useLayoutEffect(() => {
    if (!isAll || !region.current) return
    region.current.tabIndex = 0
    region.current.focus()
  }, [isAll])
  const { name, title, rows, empty } = table
  const shown = isAll || rows.length <= FEW + 2 ? rows : rows.slice(0, FEW)
  const save = () => saveText(`${name}-${file}.csv`, tableCsv(table, locale))
  return (
    <section className={layout.tight}>
      <div className={s.head}>
        <h3 id={id}>{title}</h3>
        {rows.length > 0 && (
          <Button kind="quiet" aria-label={t('figures.saveOf', { title })} onClick={save}>
            <Icon of={Download} size={18} />
            CSV
          </Button>
        )}
      </div>
      {children}
      {rows.length === 0 ? (
        <p className={layout.quiet}>{empty}</p>
      ) : (
        <div className={s.scroll} role="region" aria-labelledby={id} ref={region}>
          <Table table={{ ...table, rows: shown }} write={cents => formatMoney(cents, locale, currency)} />
        </div>
      )}
      {shown.length < rows.length && (
        <Button aria-label={t('figures.allOf', { title, count: rows.length })} onClick={() => setAll(true)}>
          {t('figures.all', { count: rows.length })}
        </Button>
      )}
      {end}
    </section>
  )
}

interface TableProps {
  table: Pick<FigureTable, 'columns' | 'rows' | 'sums'>
  write(cents: number): string
}

/** The table alone, as on the screen and on paper. */
export function Table({ table: { columns, rows, sums }, write }: TableProps) {
  const cell = (value: string | number, kind: Column['kind'] | undefined): string =>
    typeof value === 'number' && kind === 'money' ? write(value) : String(value)
  const marks = ({ kind, isWide }: Column) => ({
    'data-number': kind === 'text' ? undefined : '',
    'data-wide': isWide ? '' : undefined
  })
  return (
    <table className={s.table}>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.label} scope="col" {...marks(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${row[0]} ${at}`} data-sum={sums?.has(at) ? '' : undefined}>
            {columns.map((column, of) =>
              of === 0 ? (
                <th key={column.label} scope="row">
                  {row[of]}
                </th>
              ) : (
                <td key={column.label} {...marks(column)}>
                  {cell(row[of] ?? '', column.kind)}
                </td>
              )
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
