import { useStore } from '@nanostores/react'
import { formatMoney } from '../../format/money.ts'
import { styles } from '../../theme/styles.ts'
import type { AnsweredFigures } from '../data/figures.ts'
import { $stores } from '../data/stores.ts'
import { writeInstant } from '../time-words.ts'
import { useFigureWords } from './figure-words.ts'
import { OpenOrders } from './open-orders.tsx'
import { cancelledTable, closeTable, discountsTable, type FigureTable, tendersTable } from './tables.ts'
import { Table } from './table-view.tsx'
import { useTitle } from './title.ts'

const s = styles({
  section: `break-inside:avoid;margin-top:20px;& h2 { font-size:16px;margin-bottom:4px; }
&& :is(th,td) { padding-block:5px;color:inherit;border-color:currentColor; } && p { color:inherit; }`,
  signed: 'display:flex;gap:32px;margin-top:40px;& p { flex:1;padding-top:4px;border-top:1px solid currentColor; }'
})

/** A close on paper, with a place to sign. */
export function PrintedClose({ answer }: { answer: AnsweredFigures }) {
  const { t, locale } = useFigureWords()
  const title = useTitle(answer)
  const stores = useStore($stores)
  const { figures, question } = answer
  const store = stores.find(({ slug }) => slug === question.location) ?? stores[0]
  const parts = { figures, t, locale }
  const write = (cents: number) => formatMoney(cents, locale, figures.currency)
  const tables: FigureTable[] = [closeTable(parts), tendersTable(parts), discountsTable(parts), cancelledTable(parts)]
  const time = store ? writeInstant(figures.at, store, 0, locale) : ''
  return (
    <>
      <h1>{`${tables[0]?.title} · ${title}`}</h1>
      <p>{t('figures.readAt', { time })}</p>
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map((table, at) => (
          <section className={s.section} key={table.name}>
            {at > 0 && <h2>{table.title}</h2>}
            <Table table={table} write={write} />
            {at === 0 && <OpenOrders figures={figures} />}
          </section>
        ))}
      <div className={s.signed}>
        <p>{t('figures.counted')}</p>
        <p>{t('figures.signed')}</p>
      </div>
    </>
  )
}
