import { FilterButton } from './filters/filter-button.tsx'
import { FilterRail } from './filters/filter-rail.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import { ResultsView } from './results-view.tsx'
import { SortSelect } from './sort-select.tsx'

/** What the menu is searched, filtered and ordered with; the first products do without. */
export const find = { FilterButton, FilterRail, FilterSheet, ResultsView, SortSelect }

/** The same, for who is given it once it is there. */
export type Find = typeof find
