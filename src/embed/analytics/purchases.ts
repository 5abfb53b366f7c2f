/** Where the numbers of the orders are kept, separated by spaces, and the lock under which tabs do that. */
const KEY = 'storefront.purchases'

/** The number of orders that are remembered. */
const MOST = 50

/** The numbers of this page's orders, for browsers that keep nothing. */
const here = new Set<string>()

function isFirst(number: string): boolean {
  const written = encodeURIComponent(number)
  if (here.has(written)) return false
  here.add(written)
  try {
    const numbers = (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
    if (numbers.includes(written)) return false
    localStorage.setItem(KEY, [...numbers, written].slice(-MOST).join(' '))
  } catch {
    // Blocked, or full.
  }
  return true
}

/**
 * Resolves to true once for each order's number, also over reloads and tabs: they wait for each other where the browser
 * lets them. Only public numbers are kept.
 */
export const claimPurchase = async (number: string): Promise<boolean> =>
  navigator.locks ? navigator.locks.request(KEY, () => isFirst(number)) : isFirst(number)
