import { suggestAddresses } from './address.ts'
import { readBusiness } from './business.ts'
import { createCart, readCart, setLine } from './cart.ts'
import { moveCart, previewMove } from './cart-move.ts'
import { readLocation } from './location.ts'
import { readMenu, readProduct } from './menu.ts'
import { placeOrder, readOrder, readOrders } from './order.ts'
import { endSession, readSession, readSignup, setPassword } from './session.ts'
import { readSlots } from './slots.ts'

/** Every endpoint of the API, by name. The OpenAPI document and the tests are made from this list. */
export const endpoints = {
  suggestAddresses,
  readBusiness,
  readLocation,
  readMenu,
  readProduct,
  readSlots,
  createCart,
  readCart,
  setLine,
  previewMove,
  moveCart,
  placeOrder,
  readOrder,
  readOrders,
  readSession,
  endSession,
  readSignup,
  setPassword
}
