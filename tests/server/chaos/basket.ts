import { type Cart, readCart, setLine } from '../../../src/contract/cart/cart.ts'
import { setPromos } from '../../../src/contract/cart/cart-change.ts'
import { setPoints } from '../../../src/contract/account/loyalty.ts'
import type { Answer } from '../support/client.ts'
import type { Insist } from './insist.ts'

/** A cart that is changed until it is as the shopper wants, or a shop rule forbids it. */
export interface Basket {
  cart: () => Cart
  line: (variant: string, quantity: number) => Promise<void>
  codes: (codes: string[]) => Promise<void>
  points: (points: number) => Promise<void>
}

/** A response that no shop rule explains. */
export class Unlawful extends Error {}

/** The response to a change of a cart. */
type CartAnswer = Pick<Answer<typeof setLine>, 'status' | 'payload' | 'failure'>

/** Acceptable refusals of a cart change: too little stock, or a code that is used up. */
const lawful = new Set(['sold_out', 'promo'])

/** Creates a basket from a new cart. */
export function makeBasket(insist: Insist, begun: Cart, headers: Record<string, string>): Basket {
  let cart = begun
  const at = () => ({ params: { cart: cart.id }, headers })

  async function change(send: (version: number) => Promise<CartAnswer>): Promise<void> {
    for (;;) {
      const answer = await send(cart.version)
      if (answer.status === 200) {
        cart = answer.payload
        return
      }
      // A change whose response was lost may have been made: the next one must know of it.
      const { payload } = await insist(readCart, at())
      cart = payload
      const { code } = answer.failure
      if (lawful.has(code)) return
      if (code !== 'stale') throw new Unlawful(`A cart could not be changed: ${answer.status} ${code}.`)
    }
  }

  return {
    cart: () => cart,
    line: (variant, quantity) =>
      change(version => insist(setLine, { params: { ...at().params, variant }, headers, body: { version, quantity } })),
    codes: codes => change(version => insist(setPromos, { ...at(), body: { version, codes } })),
    points: points => change(version => insist(setPoints, { ...at(), body: { version, points } }))
  }
}
