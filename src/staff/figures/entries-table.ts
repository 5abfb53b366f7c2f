import type { FiguresEntry } from '../../contract/staff/figures.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { say } from '../staff-words.ts'
import type { SayFigure } from './figure-words.ts'
import type { Column, FigureTable } from './tables.ts'

/** The sums of an entry, in the order of the close. */
const sums = ['gross', 'discounts', 'returns', 'fees', 'deposits', 'taxes', 'tips'] as const

/** Sales and refunds one by one, for a file: their columns add up to the rows of the close. */
export function entriesTable(
  entries: readonly FiguresEntry[],
  stores: readonly StoreLocation[],
  t: SayFigure
): FigureTable {
  const text = (label: string): Column => ({ label, kind: 'text' })
  const money = (label: string): Column => ({ label, kind: 'money' })
  const texts = [t('figures.kind'), t('figures.time'), t('figures.order'), t('figures.store'), t('figures.method')]
  return {
    name: t('figures.file.entries'),
    title: t('figures.entries'),
    columns: [
      ...[...texts, t('figures.tender')].map(text),
      ...[...sums.map(name => t(`figures.${name}`)), t('figures.collected')].map(money)
    ],
    rows: entries.map(entry => [
      t(`figures.entry.${entry.kind}`),
      // The store's own time, as spreadsheets read it.
      entry.at.slice(0, 16).replace('T', ' '),
      entry.order,
      stores.find(({ slug }) => slug === entry.location)?.name ?? entry.location,
      say(`method.${entry.method}`),
      t(entry.tender === 'card' ? 'figures.card' : 'figures.inStore'),
      ...sums.map(name => entry[name]),
      entry.total
    ]),
    empty: ''
  }
}
