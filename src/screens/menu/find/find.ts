import { FilterButton } from './filters/filter-button.tsx'
import { FilterRail } from './filters/filter-rail.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import { HomeChips } from './home-chips.tsx'
import { ResultsView } from './results-view.tsx'

/** The search, filter and sort components, which are a part of their own. */
export const find = { FilterButton, FilterRail, FilterSheet, HomeChips, ResultsView }

/** Their type, for components that get them as a prop. */
export type Find = typeof find
