import { computed, onMount } from 'nanostores'
import { changeValue, dataOf } from '../../client/async-state.ts'
import { atServerTime, serverNow } from '../../client/server-time.ts'
import { dealAt, nextDealChangeOf } from '../../rules/promo/deal-at.ts'
import { $deals, closeDeals, openDeals } from './deals.ts'
import { $menu } from './menu.ts'

/** The reply of the menu that is shown: another one with each reading, and the same while only stock changes. */
const $reading = computed($menu, load => dataOf(load)?.categories)

/**
 * Loads the deals of the store whose menu is shown, again with each reading of it, and begins and ends them at the right second.
 * Returns a function that ends it.
 */
function followDeals(): () => void {
  let cancel = () => {}
  const check = () => {
    cancel()
    const deals = dataOf($deals.get())?.deals ?? []
    const now = deals.map(deal => dealAt(deal, serverNow()))
    if (now.some((deal, at) => deal !== deals[at])) return changeValue($deals, value => ({ ...value, deals: now }))
    cancel = atServerTime(nextDealChangeOf(deals), check)
  }
  const disposers = [
    $deals.listen(check),
    $reading.subscribe(() => {
      const location = dataOf($menu.get())?.location
      if (location === undefined) closeDeals()
      else void openDeals(location)
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
    cancel()
  }
}

// While something shows deals: parts that do import this file.
onMount($deals, followDeals)
