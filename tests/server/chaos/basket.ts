import { type Cart, readCart, setLine } from '../../../src/contract/cart/cart.ts'
import { setPromos } from '../../../src/contract/cart/cart-change.ts'
import { setPoints } from '../../../src/contract/account/loyalty.ts'
import type { Answer } from '../support/client.ts'
import type { Insist } from './insist.ts'

/** A cart that is changed until it is as its shopper wants it, or a rule of the shop is against it. */
export interface Basket {
  cart: () => Cart
  line: (variant: string, quantity: number) => Promise<void>
  codes: (codes: string[]) => Promise<void>
  points: (points: number) => Promise<void>
}

/** An answer that no rule of the shop explains. */
export class Unlawful extends Error {}

/** The answer to any change of a cart. */
type CartAnswer = Pick<Answer<typeof setLine>, 'status' | 'payload' | 'failure'>

/** What the shop may say to a change of a cart: too little is left, or the code is used up. */
const lawful = new Set(['sold_out', 'promo'])

/** Makes a basket of a cart that was begun. */
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
      // A change whose answer was lost has been made all the same: the next one must know of it.
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
