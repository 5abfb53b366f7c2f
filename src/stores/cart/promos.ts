import { is, object } from 'valibot'
import { request } from '../../client/http/request.ts'
import type { ApiProblem, Result } from '../../client/http/problem.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { setPromos } from '../../contract/cart/cart-change.ts'
import { promoProblem, refusedPromo } from '../../contract/cart/promo-codes.ts'
import { isSameCode, readCode } from '../../contract/typed/code.ts'
import { plainText } from '../../contract/typed/plain-text.ts'
import { money } from '../../format/money.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { $announcement } from './announcement.ts'
import { $cart } from './cart.ts'
import { showCartProblem } from './cart-problem.ts'
import { changeCart } from './change-cart.ts'
import { resettable } from '../../client/reset.ts'
import { toProblem, dataOf } from '../../client/async-state.ts'
import { last } from '../../lib/lists.ts'

/** The code that is being typed, and why it can't be used. */
export const $promoField = resettable<{ text: string; error?: Sentence }>(['shopper', 'person'], { text: '' })

/** The maximum number of promo codes per cart. */
const MOST_PROMOS = 3

const tooMany: Sentence = { key: 'promo.tooMany', params: { count: MOST_PROMOS } }

const refused = object({ promo: refusedPromo })

/** Why a code takes nothing off. */
export function promoSentence(code: string, problem: string, missing: number | null, currency: string): Sentence {
  const amount = money(missing ?? 0, currency)
  return is(promoProblem, problem) ? { key: `promo.is.${problem}`, params: { code, amount } } : { key: 'problem.promo' }
}

/** Updates the promo code field. */
export const typePromo = (text: string): void => $promoField.set({ text })

const put =
  (change: (codes: string[]) => string[]) =>
  ({ id, version, promos }: Cart): Promise<Result<Cart>> =>
    request(setPromos, { params: { cart: id }, body: { version, codes: change(promos.map(({ code }) => code)) } })

/** The code that a call was refused for, and why; undefined when it was refused for something else. */
export function promoRefusal({ payload }: ApiProblem, currency: string): { code: string; why: Sentence } | undefined {
  if (!is(refused, payload)) return undefined
  const { code, problem, missing } = payload.promo
  return { code, why: promoSentence(code, problem, missing ?? null, currency) }
}

function say(problem: ApiProblem, currency: string): void {
  const error = problem.code === 'rate_limited' ? toProblem(problem) : promoRefusal(problem, currency)?.why
  if (error) $promoField.set({ ...$promoField.get(), error })
  else if (problem.fields['codes']) $promoField.set({ ...$promoField.get(), error: tooMany })
  else showCartProblem(problem)
}

/** Applies the typed code. */
export async function applyPromo(): Promise<void> {
  const { text } = $promoField.get()
  const code = readCode(plainText(text))
  const cart = dataOf($cart.get())
  if (!cart) return
  if (!code) return $promoField.set({ text, error: { key: 'promo.empty' } })
  if (cart.promos.some(promo => isSameCode(promo.code, code)))
    return $promoField.set({ text, error: { key: 'promo.there', params: { code } } })
  if (cart.promos.length >= MOST_PROMOS) return $promoField.set({ text, error: tooMany })
  const result = await changeCart(put(codes => [...codes, code]))
  if (!result) return
  if (!result.ok) return say(result.problem, cart.currency)
  $promoField.set({ text: '' })
  const used = last(result.value.promos)
  if (!used) return
  $announcement.set({ key: 'promo.applied', params: { code: used.code, amount: money(used.amount, cart.currency) } })
}

/** Removes a code and announces the new total. */
export async function removePromo(code: string): Promise<Result<Cart> | undefined> {
  const result = await changeCart(put(codes => codes.filter(other => other !== code)))
  if (result?.ok) {
    const { total, currency } = result.value
    $announcement.set({ key: 'promo.removed', params: { code, total: money(total, currency) } })
  } else if (result) showCartProblem(result.problem)
  return result
}
