import { useCallback, useMemo, useState } from 'react'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import { formatMoney } from '../../format/money.ts'
import { formatWholeMoney } from '../../format/whole-money.ts'
import { paymentsDifference } from '../../rules/report/close-rows.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import type { AnsweredFigures } from '../data/figures.ts'
import { $paper } from '../data/printing.ts'
import { Chart } from './chart.tsx'
import { chartBars, chartUnit } from './chart-bars.ts'
import { useFigureWords } from './figure-words.ts'
import { EntriesButton } from './entries-button.tsx'
import { KeyFigures } from './key-figures.tsx'
import { OpenOrders } from './open-orders.tsx'
import { PrintedClose } from './printed-close.tsx'
import {
  cancelledTable,
  closeTable,
  discountsTable,
  productsTable,
  taxesTable,
  tendersTable,
  timeTable
} from './tables.ts'
import { TableView } from './table-view.tsx'
import { SearchesView } from './searches-view.tsx'
import { useReadAt, useTitle } from './title.ts'

const s = styles({
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;',
  columns: `display:grid;grid-template-columns:minmax(0,1fr);gap:32px;align-items:start;
@container sf (min-width: 900px) { grid-template-columns:repeat(2,minmax(0,1fr)); }`,
  column: 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;align-content:start;'
})

interface Props {
  answer: AnsweredFigures
  onRefresh(): void
}

/** The figures of a question: the key ones, a chart, the close and all tables. */
export function FiguresView({ answer, onRefresh }: Props) {
  const { t, locale } = useFigureWords()
  const { figures } = answer
  const { currency, from, to } = figures
  const title = useTitle(answer)
  const time = useReadAt()(figures)
  const [by, setBy] = useState<'sales' | 'pieces'>('sales')
  const bars = useMemo(() => chartBars(figures, locale), [figures, locale])
  const writeWhole = useCallback((cents: number) => formatWholeMoney(cents, locale, currency), [locale, currency])
  const parts = { figures, t, locale }
  const unit = chartUnit(figures)
  const file = [answer.question.location || t('figures.file.all'), from, ...(to === from ? [] : [to])].join('-')
  const common = { currency, file }
  const print = () => $paper.set(<PrintedClose answer={answer} />)
  return (
    <div className={layout.stack}>
      <div className={s.head}>
        <div>
          <h3>{title}</h3>
          <p className={layout.small}>{t('figures.asOf', { time })}</p>
        </div>
        <div className={layout.row}>
          <Button onClick={onRefresh}>
            <Icon of={RefreshCw} size={18} />
            {t('figures.refresh')}
          </Button>
          <Button onClick={print}>
            <Icon of={Printer} size={18} />
            {t('figures.print')}
          </Button>
        </div>
      </div>
      <KeyFigures figures={figures} />
      {paymentsDifference(figures) !== 0 && (
        <NoticeLine tone="warn">
          {t('figures.difference', { amount: formatMoney(paymentsDifference(figures), locale, currency) })}
        </NoticeLine>
      )}
      <div className={s.columns}>
        <div className={s.column}>
          <TableView
            table={closeTable(parts)}
            {...common}
            end={<EntriesButton question={answer.question} file={file} />}
          >
            <OpenOrders figures={figures} />
          </TableView>
          <TableView table={tendersTable(parts)} {...common} />
          <TableView table={taxesTable(parts)} {...common} />
          <TableView table={discountsTable(parts)} {...common} />
          <TableView table={productsTable(parts, by)} {...common}>
            <Choice
              legend={t('figures.sortBy')}
              options={[
                { value: 'sales', label: t('figures.bySales') },
                { value: 'pieces', label: t('figures.byPieces') }
              ]}
              value={by}
              onValue={value => setBy(value as 'sales' | 'pieces')}
            />
          </TableView>
        </div>
        <div className={s.column}>
          <TableView table={timeTable(parts, unit)} {...common} key={unit}>
            {bars.some(({ value }) => value !== 0) && <Chart bars={bars} write={writeWhole} />}
          </TableView>
          {unit === 'month' && <TableView table={timeTable(parts, 'day')} {...common} />}
          {unit !== 'hour' && <TableView table={timeTable(parts, 'hour')} {...common} />}
          <TableView table={cancelledTable(parts)} {...common} />
          <SearchesView question={answer.question} {...common} />
        </div>
      </div>
    </div>
  )
}
