import { computed } from 'nanostores'
import type { StaffRight } from '../contract/staff/rights.ts'
import { $reach } from './data/rights.ts'
import { $tab, type Tab, tabs } from './open-dialog.ts'

/** The right that a section needs; the others are for all to read. */
const needed: Partial<Record<Tab, StaffRight>> = {
  orders: 'orders',
  stock: 'orders',
  products: 'menu',
  promotions: 'promotions',
  store: 'stores'
}

/** The sections that the member has. */
export const $tabs = computed($reach, ({ rights }): readonly Tab[] =>
  tabs.filter(tab => {
    const right = needed[tab]
    return right === undefined || rights.includes(right)
  })
)

/** The section that is shown: the chosen one if the member has it. */
export const $shownTab = computed([$tabs, $tab], (all, tab) => (all.includes(tab) ? tab : (all[0] ?? 'hours')))
