import { computed } from 'nanostores'
import { $reach } from './data/rights.ts'
import { $tab, type Tab, tabs } from './open-dialog.ts'

/** The sections that the member has: orders and stock by the right to `orders`, the others for all to read. */
export const $tabs = computed($reach, ({ rights }): readonly Tab[] =>
  rights.includes('orders') ? tabs : tabs.filter(tab => tab !== 'orders' && tab !== 'stock')
)

/** The section that is shown: the chosen one if the member has it. */
export const $shownTab = computed([$tabs, $tab], (all, tab) => (all.includes(tab) ? tab : (all[0] ?? 'hours')))
