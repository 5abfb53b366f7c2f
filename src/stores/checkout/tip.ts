import { request } from '../../client/http/request.ts'
import { setTip } from '../../contract/cart/cart-change.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { $announcement } from '../cart/announcement.ts'
import { showCartProblem } from '../cart/cart-problem.ts'
import { changeCart } from '../cart/change-cart.ts'
import { resettable } from '../../client/reset.ts'

/** Suggested tips, in percent of the line total. */
export const tipShares = [10, 15, 20] as const

/** The error of the typed tip. */
export const $tipError = resettable<Sentence | undefined>('shopper', undefined)

/** Parses a typed amount such as `2.50`, `2,50` or `$3` into cents; undefined if invalid. */
function readAmount(typed: string): number | undefined {
  const [, whole, cents = ''] = /^\s*\$?\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*\$?\s*$/.exec(typed) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** A tip in cents, or as a share of the line total in percent, which follows the cart (SPEC C25). */
type Tip = { tip: number } | { tipShare: number }

/** Sets the tip. */
export async function giveTip(tip: Tip): Promise<void> {
  $tipError.set(undefined)
  const result = await changeCart(({ id, version }) =>
    request(setTip, { params: { cart: id }, body: { version, ...tip } })
  )
  if (!result) return
  if (result.ok) return $announcement.set({ key: 'tip' in tip && tip.tip === 0 ? 'tip.none' : 'tip.given' })
  if (result.problem.fields['tip']) $tipError.set({ key: 'tip.tooMuch' })
  else showCartProblem(result.problem)
}

/** Sets the typed amount as the tip. */
export async function giveTyped(typed: string): Promise<void> {
  const cents = readAmount(typed)
  if (cents === undefined) return $tipError.set({ key: 'tip.bad' })
  await giveTip({ tip: cents })
}

/** Clears the error. */
export const clearTipError = (): void => $tipError.set(undefined)
