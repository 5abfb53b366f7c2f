import { createLatest } from '../../../client/latest.ts'
import { onReset } from '../../../client/reset.ts'
import { failed } from '../../../client/http/problem.ts'
import type { Sentence } from '../../../i18n/translate.ts'
import { $location } from '../../location/location.ts'
import { $pending } from '../../location/pending-lines.ts'
import { showCart } from '../cart.ts'
import { $cartProblem, dismissCartProblem, showCartProblem } from '../cart-problem.ts'
import { isDown, isUnreachable, queueOffline } from '../offline-cart.ts'
import { clearPending, keyOf, $pendingInStore } from './optimistic-quantities.ts'
import { $quantities, $wanted, setQuantity } from './quantities.ts'
import { writeLine } from './write-line.ts'

/** Changes are sent one at a time, each based on the version that the previous one returned. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs a line change after all earlier ones have finished. */
export function enqueueChange<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = queue.then(work)
  queue = done.catch(() => undefined)
  return done
}

/** The success of the last change of each variant, for clicks that were merged into it. */
const outcomes = new Map<string, boolean>()

/** Overtaken by every reset: responses to requests sent before it are dropped. */
const attempts = createLatest('shopper')

async function change(location: string, variant: string, isTry = false): Promise<boolean> {
  const key = keyOf(location, variant)
  const quantity = $wanted.get()[key]
  // This click was merged into an earlier request.
  if (quantity === undefined) return outcomes.get(key) ?? true
  const isLatest = attempts.follow()
  const result = isDown() && !isTry ? failed('offline') : await writeLine({ location, variant, quantity, isLatest })
  if (!isLatest()) return false
  const { [key]: latest, ...others } = $wanted.get()
  if (!result.ok && isUnreachable(result.problem)) {
    const isKept = queueOffline(location, variant, latest ?? quantity)
    outcomes.set(key, isKept)
    $wanted.set(others)
    return isKept
  }
  outcomes.set(key, result.ok)
  clearPending(key)
  if (result.ok) {
    dismissCartProblem()
    showCart(result.value)
  } else if (location === $location.get().detail?.slug) showCartProblem(result.problem, variant)
  if (latest === quantity || !result.ok) $wanted.set(others)
  return result.ok
}

/** Sends the quantity wanted of a variant, after all earlier changes. Resolves to false if it is refused. */
export const sendQuantity = (location: string, variant: string): Promise<boolean> =>
  enqueueChange(() => change(location, variant))

/**
 * Sends changes that were queued for the current store while the API was down, one by one until the API fails again.
 */
export async function sendPending(): Promise<void> {
  const isLatest = attempts.follow()
  const location = $location.get().detail?.slug
  if (!location) return
  const refusals: Sentence[] = []
  for (const [variant, quantity] of Object.entries($pendingInStore.get())) {
    const key = keyOf(location, variant)
    await enqueueChange(() => {
      // Not before, or a change ahead in the queue would take it and put it back, as the API is still thought to be down.
      if ($wanted.get()[key] === undefined) $wanted.set({ ...$wanted.get(), [key]: quantity })
      return change(location, variant, true)
    })
    if (!isLatest() || $pending.get()[key] !== undefined) return
    const problem = $cartProblem.get()
    if (problem?.variant === variant) refusals.push(problem)
  }
  // Each change takes the sentence of the one before it away; here no one has read it yet.
  if (refusals.length > 0) $cartProblem.set({ kind: 'refused', parts: refusals })
}

/** Adds a quantity of a variant to the cart. */
export const addLine = (variant: string, quantity = 1): Promise<boolean> =>
  setQuantity(variant, ($quantities.get()[variant] ?? 0) + quantity)

/** Removes a variant from the cart. */
export const removeLine = (variant: string): Promise<boolean> => setQuantity(variant, 0)

onReset('shopper', () => {
  outcomes.clear()
  queue = Promise.resolve()
})
