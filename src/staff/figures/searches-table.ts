import type { MissedSearch } from '../../contract/staff/missed-searches.ts'
import { writeDay } from '../../format/date.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { SayFigure } from './figure-words.ts'
import type { FigureTable } from './tables.ts'

/** Words that were searched for without finding anything, with the language of the shop, the visits, and the last week. */
export const searchesTable = (searches: readonly MissedSearch[], t: SayFigure, locale: Locale): FigureTable => ({
  name: t('figures.file.searches'),
  title: t('figures.searches'),
  columns: [
    { label: t('figures.words'), kind: 'text' },
    { label: t('figures.language'), kind: 'text', isWide: true },
    { label: t('figures.visits'), kind: 'count' },
    { label: t('figures.lastWeek'), kind: 'text', isWide: true }
  ],
  rows: searches.map(({ words, language, count, lastWeek }) => [
    words,
    t(language === 'fr' ? 'figures.french' : 'figures.english'),
    count,
    writeDay(lastWeek, locale)
  ]),
  empty: t('figures.noSearches')
})
