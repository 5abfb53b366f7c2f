import type account from './messages/account.en-CA.json'
import type cart from './messages/cart.en-CA.json'
import type checkout from './messages/checkout.en-CA.json'
import type common from './messages/common.en-CA.json'
import type dialogs from './messages/dialogs.en-CA.json'
import type find from './messages/find.en-CA.json'
import type first from './messages/first.en-CA.json'
import type kiosk from './messages/kiosk.en-CA.json'
import type order from './messages/order.en-CA.json'
import type product from './messages/product.en-CA.json'
import type store from './messages/store.en-CA.json'

/**
 * The English messages of each part. Those of the first products are in `first`, those of a store and of the ways to it in
 * `store`, and those of several other parts in `common`.
 */
interface English {
  first: typeof first
  store: typeof store
  common: typeof common
  find: typeof find
  product: typeof product
  cart: typeof cart
  checkout: typeof checkout
  order: typeof order
  account: typeof account
  dialogs: typeof dialogs
  kiosk: typeof kiosk
}

/** A part of the app that has messages: a file `messages/<part>.<locale>.json` for each language. */
export type MessagePart = keyof English

/** A message key. The English files decide which there are. */
export type MessageKey = { [Part in MessagePart]: keyof English[Part] }[MessagePart]

/** Messages by key. `{name}` is a parameter; `one|many` is chosen by `count`. */
export type Messages = Readonly<Record<string, string>>
