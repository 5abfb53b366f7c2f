import type { Figures } from '../../contract/staff/figures.ts'
import { writeDay } from '../../format/date.ts'
import { writeTime } from '../../format/time.ts'
import type { Locale } from '../../i18n/locale.ts'
import { monthsOf } from '../../rules/report/months.ts'
import { closeRows, type CloseRow } from '../../rules/report/close-rows.ts'
import type { FigureWord, SayFigure } from './figure-words.ts'

/** A column: texts, numbers, or amounts in cents. A `wide` one is left out where there is little room, but not in the file. */
export interface Column {
  label: string
  kind: 'text' | 'count' | 'money'
  isWide?: boolean
}

/** A table of figures, as it is drawn and as it is saved. */
export interface FigureTable {
  /** Its name in the file's. */
  name: string
  title: string
  columns: readonly Column[]
  rows: readonly (readonly (string | number)[])[]
  /** Rows that are sums of others. */
  sums?: ReadonlySet<number>
  /** The sentence in its place while it has no rows. */
  empty: string
}

interface Parts {
  figures: Figures
  t: SayFigure
  locale: Locale
}

const column =
  (kind: Column['kind'], isWide = false) =>
  (label: string): Column => ({ label, kind, ...(isWide && { isWide }) })
const [text, count, money] = [column('text'), column('count'), column('money')]
const [wideText, wideCount, wideMoney] = [column('text', true), column('count', true), column('money', true)]

const closeWords: Record<CloseRow['kind'], FigureWord> = {
  gross: 'figures.gross',
  discounts: 'figures.discounts',
  returns: 'figures.returns',
  net: 'figures.net',
  fees: 'figures.fees',
  deposits: 'figures.deposits',
  tax: 'figures.tax',
  tips: 'figures.tips',
  total: 'figures.collected'
}

/** The close: gross sales to the total collected, of sales, refunds and both. */
export function closeTable({ figures, t }: Parts): FigureTable {
  const rows = closeRows(figures)
  return {
    name: t('figures.file.close'),
    title: t(figures.from === figures.to ? 'figures.close' : 'figures.summary'),
    columns: [
      text(t('figures.item')),
      money(t('figures.sales')),
      money(t('figures.refunds')),
      money(t('figures.both'))
    ],
    rows: rows.map(row => [row.name ?? t(closeWords[row.kind]), row.sold, row.refunded, row.both]),
    sums: new Set(rows.flatMap(({ kind }, at) => (kind === 'net' || kind === 'total' ? [at] : []))),
    empty: ''
  }
}

/** Payment kinds, which add up to the total collected. */
export function tendersTable({ figures: { tenders, sold, refunded }, t }: Parts): FigureTable {
  const rows = tenders.map(({ tender, brand, orders, ...one }) => {
    const name =
      tender === 'in_store' ? t('figures.inStore') : brand ? t('figures.cardOf', { brand }) : t('figures.card')
    return [name, orders, one.sold, 0 - one.refunded, one.sold - one.refunded]
  })
  const total = [t('figures.collected'), sold.orders, sold.total, 0 - refunded.total, sold.total - refunded.total]
  return {
    name: t('figures.file.tenders'),
    title: t('figures.tenders'),
    columns: [
      text(t('figures.tender')),
      count(t('figures.orders')),
      wideMoney(t('figures.sales')),
      wideMoney(t('figures.refunds')),
      money(t('figures.both'))
    ],
    rows: rows.length === 0 ? rows : [...rows, total],
    sums: new Set([rows.length]),
    empty: t('figures.noSales')
  }
}

/** Taxes by their codes. */
export const taxesTable = ({ figures: { taxes }, t }: Parts): FigureTable => ({
  name: t('figures.file.taxes'),
  title: t('figures.taxes'),
  columns: [text(t('figures.tax')), money(t('figures.sales')), money(t('figures.refunds')), money(t('figures.both'))],
  rows: taxes.map(({ name, sold, refunded }) => [name, sold, 0 - refunded, sold - refunded]),
  empty: t('figures.noTaxes')
})

/** Deals, codes, rewards and points with their discounts. */
export const discountsTable = ({ figures: { discounts }, t }: Parts): FigureTable => ({
  name: t('figures.file.discounts'),
  title: t('figures.discounts'),
  columns: [
    text(t('figures.discount')),
    wideText(t('figures.kind')),
    count(t('figures.orders')),
    money(t('figures.amount'))
  ],
  rows: discounts.map(({ kind, name, code, orders, amount }) => [
    name ?? code ?? t('figures.kind.points'),
    code && name ? t('figures.kind.codeOf', { code }) : t(`figures.kind.${kind}`),
    orders,
    0 - amount
  ]),
  empty: t('figures.noDiscounts')
})

/** Products, by sales or by pieces. */
export function productsTable({ figures: { products, otherProducts }, t }: Parts, by: 'sales' | 'pieces'): FigureTable {
  const sorted = [...products].sort((a, b) => (by === 'sales' ? b.gross - a.gross : b.pieces - a.pieces))
  const rows = sorted.map(({ name, brand, pieces, gross, discounts, refunded }) => [
    [name, brand].filter(Boolean).join(', '),
    pieces,
    gross,
    0 - discounts,
    refunded
  ])
  const { products: others = 0, pieces = 0, gross = 0, discounts = 0 } = otherProducts ?? {}
  return {
    name: t('figures.file.products'),
    title: t('figures.products'),
    columns: [
      text(t('figures.product')),
      count(t('figures.pieces')),
      money(t('figures.gross')),
      wideMoney(t('figures.discounts')),
      wideCount(t('figures.returned'))
    ],
    rows: others === 0 ? rows : [...rows, [t('figures.others', { count: others }), pieces, gross, 0 - discounts, 0]],
    empty: t('figures.noSales')
  }
}

/** The words of each unit of time. */
const units = {
  hour: ['figures.file.hours', 'figures.hours', 'figures.hour'],
  day: ['figures.file.days', 'figures.days', 'figures.day'],
  month: ['figures.file.months', 'figures.months', 'figures.month']
} as const satisfies Record<string, FigureWord[]>

/** Hours of the day, days or months with a sale. */
export function timeTable({ figures: { hours, days }, t, locale }: Parts, unit: keyof typeof units): FigureTable {
  const [file, title, name] = units[unit]
  const sums = {
    hour: () => hours.map(({ hour, ...one }) => ({ ...one, label: writeTime(new Date(hour * 3_600_000), locale) })),
    day: () => days.map(one => ({ ...one, label: writeDay(one.date, locale) })),
    month: () => monthsOf(days).map(one => ({ ...one, label: writeMonth(one.date, locale) }))
  }
  return {
    name: t(file),
    title: t(title),
    columns: [text(t(name)), count(t('figures.orders')), money(t('figures.net')), money(t('figures.collected'))],
    rows: sums[unit]().map(({ label, orders, net, total }) => [label, orders, net, total]),
    empty: t('figures.noSales')
  }
}

/** A month such as `November 2026`. */
const writeMonth = (month: string, locale: Locale): string =>
  new Date(`${month}-01T00:00Z`).toLocaleDateString(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })

/** Cancelled orders and their reasons. */
export const cancelledTable = ({ figures: { cancelled }, t }: Parts): FigureTable => ({
  name: t('figures.file.cancelled'),
  title: t('figures.cancelled'),
  columns: [text(t('figures.reason')), count(t('figures.orders')), money(t('figures.amount'))],
  rows: cancelled.map(({ kind, reason, orders, amount }) => [reason ?? t(`figures.reason.${kind}`), orders, amount]),
  empty: t('figures.noCancelled')
})
