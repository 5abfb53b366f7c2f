import { request } from '../../client/http/request.ts'
import { readCart } from '../../contract/cart/cart.ts'
import { $cartRequests, type CartRequests } from './cart.ts'
import { sendQuantity } from './lines/cart-lines.ts'
import { loseCart } from './lost-cart.ts'

const requests: CartRequests = {
  async read({ location, id }, isLatest) {
    const result = await request(readCart, { params: { cart: id } })
    if (isLatest() && !result.ok && result.problem.code === 'not_found') loseCart(location, id)
    return result
  },
  sendQuantity
}

$cartRequests.fill(requests)
