import { is, object } from 'valibot'
import { request } from '../../api/request.ts'
import type { ApiProblem, Result } from '../../api/problem.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { setPromos } from '../../contract/cart/cart-change.ts'
import { promoProblem, refusedPromo } from '../../contract/cart/promo-codes.ts'
import { formatMoney } from '../../format/money.ts'
import { t } from '../../i18n/translate.ts'
import { $locale } from '../../i18n/locale.ts'
import { $announcement } from './announcer.ts'
import { $cart, showCartProblem } from './cart.ts'
import { changeCart } from './change-cart.ts'
import { resettable } from '../core/reset.ts'
import { toUserMessage, dataOf } from '../core/async-state.ts'

/** The promo code being typed, and its error. */
export const $promoField = resettable<{ text: string; error?: string }>(['shopper', 'person'], { text: '' })

/** The maximum number of promo codes per cart. */
export const MOST_PROMOS = 3

const refused = object({ promo: refusedPromo })

/** Returns a sentence explaining why a code gives no discount. */
export function promoSentence(code: string, problem: string, missing: number | null, currency: string): string {
  const amount = formatMoney(missing ?? 0, $locale.get(), currency)
  return is(promoProblem, problem) ? t(`promo.is.${problem}`, { code, amount }) : t('problem.promo')
}

/** Updates the promo code field. */
export const typePromo = (text: string): void => $promoField.set({ text })

const put =
  (change: (codes: string[]) => string[]) =>
  ({ id, version, promos }: Cart): Promise<Result<Cart>> =>
    request(setPromos, { params: { cart: id }, body: { version, codes: change(promos.map(({ code }) => code)) } })

/** Returns the code that a request was refused for with a reason, or undefined if it was refused for something else. */
export function promoRefusal({ payload }: ApiProblem, currency: string): { code: string; message: string } | undefined {
  if (!is(refused, payload)) return undefined
  const { code, problem, missing } = payload.promo
  return { code, message: promoSentence(code, problem, missing, currency) }
}

function say(problem: ApiProblem, currency: string): void {
  const { fields } = problem
  const error =
    problem.code === 'rate_limited' ? toUserMessage(problem).message : promoRefusal(problem, currency)?.message
  if (error) $promoField.set({ ...$promoField.get(), error })
  else if (fields['codes']) $promoField.set({ ...$promoField.get(), error: t('promo.tooMany', { count: MOST_PROMOS }) })
  else showCartProblem(problem)
}

/** Applies the typed code. */
export async function applyPromo(): Promise<void> {
  const code = $promoField.get().text.trim()
  const cart = dataOf($cart.get())
  if (!cart) return
  if (!code) return $promoField.set({ text: '', error: t('promo.empty') })
  if (cart.promos.some(one => one.code.toUpperCase() === code.toUpperCase()))
    return $promoField.set({ text: code, error: t('promo.there', { code }) })
  if (cart.promos.length >= MOST_PROMOS)
    return $promoField.set({ text: code, error: t('promo.tooMany', { count: MOST_PROMOS }) })
  const result = await changeCart(put(codes => [...codes, code]))
  if (!result) return
  if (!result.ok) return say(result.problem, cart.currency)
  $promoField.set({ text: '' })
  const used = result.value.promos.at(-1)
  if (used) {
    const amount = formatMoney(used.amount, $locale.get(), cart.currency)
    $announcement.set(t('promo.applied', { code: used.code, amount }))
  }
}

/** Removes a code and announces the new total. */
export async function removePromo(code: string): Promise<Result<Cart> | undefined> {
  const result = await changeCart(put(codes => codes.filter(one => one !== code)))
  if (result?.ok) {
    const { total, currency } = result.value
    $announcement.set(t('promo.removed', { code, total: formatMoney(total, $locale.get(), currency) }))
  } else if (result) showCartProblem(result.problem)
  return result
}
