import { flushSync } from 'react-dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Figures, readFigures, readFiguresEntries } from '../../src/contract/staff/figures.ts'
import { readMissedSearches } from '../../src/contract/staff/missed-searches.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { chartBars } from '../../src/staff/figures/chart-bars.ts'
import type { FigureTable } from '../../src/staff/figures/tables.ts'
import { tableCsv } from '../../src/staff/figures/table-csv.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { dayFigures } from './support/figures.ts'
import { choose, field, fill, focused, press, says, select } from './support/find.ts'
import { mira } from './support/samples.ts'

const staff = withStaffShop()
beforeEach(() => staff.api.on(readMissedSearches, { searches: [] }))

/** Opens the figures from the menu of the manager. */
async function openFigures(locale?: Locale): Promise<Rendered> {
  const page = await openBoard(locale && { locale })
  await press(page, /Mira Roy$/)
  await press(page, /^(Figures|Chiffres)$/)
  await vi.waitFor(() => page.get('dialog #figures-from'))
  return page
}

/** The same, with the figures of a day. */
async function openDay(changes: Partial<Figures> = {}, locale?: Locale): Promise<Rendered> {
  staff.api.on(readFigures, ({ query: { from = '', to = '' } }) => ({ ...dayFigures, from, to, ...changes }))
  const page = await openFigures(locale)
  await vi.waitFor(() => page.get('dialog dl'))
  return page
}

/** The cells of a table by its title, row by row, with plain spaces. */
function rowsOf(page: Rendered, title: string): string[][] {
  const heading = page.all('dialog h3').find(one => one.textContent === title)
  const table = heading?.closest('section')?.querySelector('table')
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map(row =>
    [...row.querySelectorAll('th,td')].map(cell => (cell.textContent ?? '').replaceAll(/\s+/g, ' '))
  )
}

const asked = () => staff.api.received(readFigures).map(({ query }) => query)

it('figures begin with today at the selected store, and the close adds up', async () => {
  const page = await openDay()
  expect(asked()).toEqual([{ from: '2026-11-21', to: '2026-11-21', location: 'queen-west' }])
  expect(rowsOf(page, 'Day’s close')).toEqual([
    ['Gross sales', '$1,234.50', '$0.00', '$1,234.50'],
    ['Discounts', '−$10.00', '$0.00', '−$10.00'],
    ['Refunded items', '$0.00', '−$10.00', '−$10.00'],
    ['Net sales', '$1,224.50', '−$10.00', '$1,214.50'],
    ['Delivery fees', '$5.00', '$0.00', '$5.00'],
    ['Deposits', '$0.30', '−$0.10', '$0.20'],
    ['HST', '$160.00', '−$1.30', '$158.70'],
    ['Tips', '$7.00', '$0.00', '$7.00'],
    ['Total collected', '$1,396.80', '−$11.40', '$1,385.40']
  ])
  expect(rowsOf(page, 'Payments')).toEqual([
    ['Card, Visa', '2', '$1,000.00', '−$11.40', '$988.60'],
    ['In store', '1', '$396.80', '$0.00', '$396.80'],
    ['Total collected', '3', '$1,396.80', '−$11.40', '$1,385.40']
  ])
  expect(rowsOf(page, 'Cancelled orders')).toEqual([
    ['Sold out', '2', '$50.00'],
    ['Other reason', '1', '$9.00']
  ])
  expect(page.text()).toContain('Still open at the end: 2 orders of $70.00, of which $30.00 is paid by card.')
  expect(page.text()).not.toContain('differ by')
})

it('each store, all stores and any days can be chosen, and the result is announced', async () => {
  const page = await openDay()
  // The bar behind the dialog has a list with the same label.
  const store = page.get('dialog #figures-store') as HTMLSelectElement
  store.value = ''
  flushSync(() => store.dispatchEvent(new Event('change', { bubbles: true })))
  await select(page, 'Period', 'lastMonth')
  await fill(page, 'To', '2026-10-05')
  await vi.waitFor(() => expect(asked()).toHaveLength(4))
  expect(asked().slice(1)).toEqual([
    { from: '2026-11-21', to: '2026-11-21' },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-10-01', to: '2026-10-05' }
  ])
  await says(page, 'All my stores · October 1, 2026 to October 5, 2026')
  const said = page.all('dialog [role=status]').map(({ textContent }) => textContent)
  expect(said).toContain('3 orders completed, $1,396.80. As of 5:20\u00a0pm.')
  expect(field(page, 'Period').value).toBe('other')
})

it('days that can’t be read are explained at their field, and nothing is asked', async () => {
  const page = await openDay()
  await fill(page, 'To', '2026-11-20')
  await says(page, 'Enter a day that isn’t before the first one.')
  await fill(page, 'From', '2019-01-01')
  await says(page, 'Choose three years at most.')
  expect(asked()).toHaveLength(1)
  expect(rowsOf(page, 'Day’s close')).toHaveLength(9)
})

it('figures that can’t be read can be tried again, and older ones stay with a notice', async () => {
  staff.api.refuse(readFigures, 503)
  const page = await openFigures()
  await says(page, 'Try again')
  staff.api.on(readFigures, dayFigures)
  await press(page, 'Try again')
  await vi.waitFor(() => page.get('dialog dl'))
  staff.api.refuse(readFigures, 503)
  await press(page, 'Refresh')
  await vi.waitFor(() => page.named('Try again'))
  expect(rowsOf(page, 'Day’s close')).toHaveLength(9)
})

it('products are sorted by sales or by pieces, and a long table shows all of them with the focus kept', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...dayFigures.products[0]!,
    product: `m${at}`,
    name: `Mint ${at}`,
    pieces: at,
    gross: 1000 - at
  }))
  const page = await openDay({ products: many, otherProducts: { products: 4, pieces: 9, gross: 90, discounts: 5 } })
  expect(rowsOf(page, 'Products').map(([name]) => name)).toHaveLength(10)
  expect(rowsOf(page, 'Products')[0]?.[0]).toBe('Mint 0, Cold Harbour')
  await choose(page, 'By pieces')
  await vi.waitFor(() => expect(rowsOf(page, 'Products')[0]?.[0]).toBe('Mint 19, Cold Harbour'))
  await press(page, 'Show all 21: Products')
  await vi.waitFor(() => expect(rowsOf(page, 'Products')).toHaveLength(21))
  expect(rowsOf(page, 'Products')[20]).toEqual(['4 other products', '9', '$0.90', '−$0.05', '0'])
  expect(focused(page)).toContain('Mint 19')
})

it('the close is printed with the store, the day and no shopper, and leaves the paper afterwards', async () => {
  const page = await openDay()
  await press(page, 'Print')
  await vi.waitFor(() => expect(vi.mocked(print)).toHaveBeenCalled())
  const title = 'Day’s close · Queen West · November 21, 2026'
  expect(page.named(title).parentElement?.textContent).toMatch(/Total collected.*Payments.*Cancelled orders.*Signature/)
  dispatchEvent(new Event('afterprint'))
  await vi.waitFor(() => expect(page.all('h1').map(({ textContent }) => textContent)).not.toContain(title))
})

it('each sale and refund is saved by the number of its order, with the sums of the close', async () => {
  const sums = { gross: 2000, discounts: -100, returns: 0, fees: 500, deposits: 10, taxes: 313, tips: 200 }
  const sale = { kind: 'sale' as const, at: '2026-11-21T12:20:00-05:00', order: 'QW-1001', location: 'queen-west' }
  staff.api.on(readFiguresEntries, {
    entries: [{ ...sale, method: 'pickup', tender: 'card', ...sums, total: 2923 }],
    more: 2
  })
  const saved: Blob[] = []
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const page = await openDay()
  await press(page, 'Each order as CSV')
  await says(page, 'The first 1 row is saved. Choose fewer days for the rest.')
  expect(staff.api.received(readFiguresEntries)[0]?.query).toEqual(asked()[0])
  const [head, row] = ((await saved[0]?.text()) ?? '').split('\r\n')
  expect(head).toContain('"Kind","Time","Order","Store","Method","Payment","Gross sales","Discounts","Refunded items"')
  expect(row).toBe(
    '"Sale","2026-11-21 12:20","QW-1001","Queen West","Pickup","Card","20.00","-1.00","0.00","5.00","0.10","3.13","2.00","29.23"'
  )
  staff.api.refuse(readFiguresEntries, 503, 'Please try again later')
  await press(page, 'Each order as CSV')
  await vi.waitFor(() => expect(page.named('Each order as CSV').hasAttribute('aria-busy')).toBe(false))
  await says(page, /couldn’t|try again/i)
})

it('payments that differ from the total say so', async () => {
  const page = await openDay({ tenders: dayFigures.tenders.slice(0, 1) })
  await says(page, 'Payments and total differ by −$396.80.')
})

it('a day without a sale says so in each table', async () => {
  const none = { orders: 0, pieces: 0, gross: 0, deals: 0, codes: 0, rewards: 0, points: 0 }
  const nothing = { fees: 0, deposits: 0, taxes: 0, tips: 0, total: 0 }
  const page = await openDay({
    sold: { ...none, ...nothing, saved: 0 },
    refunded: { refunds: 0, goods: 0, ...nothing },
    taxes: [],
    tenders: [],
    discounts: [],
    products: [],
    days: [],
    hours: [],
    cancelled: [],
    open: { orders: 0, total: 0, paid: 0 }
  })
  expect(page.text()).toMatch(/No sales.*No taxes.*No discounts.*No sales.*No sales.*No cancelled orders/)
  expect(page.text()).toContain('No order was still open at the end.')
  expect(page.all('dialog svg .ct-bar')).toEqual([])
})

it('figures are in French for a board in French', async () => {
  const page = await openDay({}, 'fr-CA')
  expect(rowsOf(page, 'Fermeture de la journée').at(-1)).toEqual([
    'Total encaissé',
    '1 396,80 $',
    '−11,40 $',
    '1 385,40 $'
  ])
  expect(page.text()).toContain('Queen West · 21 novembre 2026')
})

it('a member without the right to figures has no way to them', async () => {
  staff.shop.member = { ...mira, rights: ['orders', 'people'] }
  const page = await openBoard()
  await press(page, /Mira Roy$/)
  await vi.waitFor(() => page.named('Team'))
  expect(page.all('dialog button').map(({ textContent }) => textContent)).not.toContain('Figures')
})

it('a table is saved as spreadsheets of each language read it, and runs nothing there', () => {
  const table: FigureTable = {
    name: 'products',
    title: 'Products',
    empty: '',
    columns: [
      { label: 'Product', kind: 'text' },
      { label: 'Pieces', kind: 'count' },
      { label: 'Sales', kind: 'money', isWide: true }
    ],
    rows: [
      ['=HYPERLINK("x"), Boréale', 2, 123450],
      ['-cmd', 0, -5],
      ['+1 416', 1, 7]
    ]
  }
  expect(tableCsv(table, 'en-CA').split('\r\n')).toEqual([
    '"Product","Pieces","Sales"',
    '"\'=HYPERLINK(""x""), Boréale","2","1234.50"',
    '"\'-cmd","0","-0.05"',
    '"\'+1 416","1","0.07"',
    ''
  ])
  expect(tableCsv(table, 'fr-CA').split('\r\n')[1]).toBe('"\'=HYPERLINK(""x""), Boréale";"2";"1234,50"')
})

it('the chart has a bar for each hour between sales, for each day, or for each month of a long span', () => {
  expect(chartBars(dayFigures, 'en-CA').map(({ value }) => value)).toEqual([22450, 0, 100000])
  const month = chartBars({ ...dayFigures, from: '2026-11-20', to: '2026-11-22' }, 'en-CA')
  expect(month.map(({ label, value }) => [label, value])).toEqual([
    ['Nov 20', 0],
    ['Nov 21', 121450],
    ['Nov 22', 0]
  ])
  const year = chartBars({ ...dayFigures, from: '2026-01-01', to: '2026-12-31' }, 'fr-CA')
  expect(year.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121450, 0])
})

it('a long span has a table of its months, of its days and of the hours', async () => {
  const day = dayFigures.days[0]!
  const page = await openDay({ days: [{ ...day, date: '2026-09-30' }, { ...day, date: '2026-11-02' }, day] })
  await fill(page, 'From', '2026-09-01')
  await vi.waitFor(() => expect(rowsOf(page, 'By month')).not.toEqual([]))
  expect(rowsOf(page, 'By month')).toEqual([
    ['September 2026', '3', '$1,214.50', '$1,385.40'],
    ['November 2026', '6', '$2,429.00', '$2,770.80']
  ])
  expect(rowsOf(page, 'By day').map(([name]) => name)).toEqual([
    'September 30, 2026',
    'November 2, 2026',
    'November 21, 2026'
  ])
  expect(rowsOf(page, 'By hour')).toHaveLength(2)
})

it('words that were asked for and not found are a table for the stores and days of the figures, and nothing without the endpoint', async () => {
  staff.api.on(readMissedSearches, {
    searches: [
      { words: 'bubble hash', language: 'en', count: 7, lastWeek: '2026-11-16' },
      { words: 'hasch à l’eau', language: 'fr', count: 3, lastWeek: '2026-11-09' }
    ],
    more: 2
  })
  const page = await openDay()
  await vi.waitFor(() => expect(rowsOf(page, 'Asked for and not found')).not.toEqual([]))
  expect(rowsOf(page, 'Asked for and not found')).toEqual([
    ['bubble hash', 'English', '7', 'November 16, 2026'],
    ['hasch à l’eau', 'French', '3', 'November 9, 2026']
  ])
  expect(page.text()).toContain('2 more words are not in the list.')
  expect(staff.api.received(readMissedSearches).map(({ query }) => query)).toEqual(asked())
})

it('a back end that counts no searches shows no table of them', async () => {
  staff.api.refuse(readMissedSearches, 404)
  const page = await openDay()
  await vi.waitFor(() => expect(staff.api.received(readMissedSearches)).not.toEqual([]))
  await vi.waitFor(() =>
    expect(page.all('dialog h3').map(one => one.textContent)).not.toContain('Asked for and not found')
  )
  expect(rowsOf(page, 'Cancelled orders')).toHaveLength(2)
})
