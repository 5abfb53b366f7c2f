import { array, boolean, type InferOutput, maxLength, nullable, object, pipe, string } from 'valibot'
import { del, get, put, query } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'

/** The maximum number of favourites, of a guest and of a member. */
export const mostFavourites = 200

/** A favourite: a product of the shop, whatever store sells it. */
export const favourite = object({ id, slug: string(), name: string(), brand: string() })

export type Favourite = InferOutput<typeof favourite>

/** A member's choice about emails on price drops; `label` and `text` are the words agreed to, `words` is their hash. */
const priceChoice = object({
  isOn: boolean(),
  email: string(),
  /** False until the address is confirmed: then the choice can't be turned on. */
  isConfirmed: boolean(),
  label: string(),
  text: string(),
  words: string()
})

export type PriceChoice = InferOutput<typeof priceChoice>

/** The latest favourites first; `prices` is left out by a back end that sends no emails about prices. */
const mine = object({ favourites: array(favourite), prices: maybe(priceChoice) })

export type MyFavourites = InferOutput<typeof mine>

/** The store where a favourite was added, whose prices are compared; null for none. */
const location = nullable(slug)
const common = { query: { locale: string() }, auth: 'required', needsOwnDevice: true, reply: mine } as const

/** Reads the member's favourites. A back end without them answers 404; they stay on the device then. */
export const readFavourites = get('/me/favourites', common)

/** Adds a favourite; one that is there already stays as it is. 422 `invalid` beyond 200. */
export const addFavourite = put('/me/favourites/:product', { ...common, body: object({ location }) })

/** Removes a favourite. */
export const removeFavourite = del('/me/favourites/:product', common)

/** Adds the favourites of a guest who has signed in, the latest first, as many as there is room for; unknown ones are skipped. */
export const mergeFavourites = query('/me/favourites', {
  ...common,
  body: object({ location, products: pipe(array(id), maxLength(mostFavourites)) })
})

/**
 * Turns emails about price drops of favourites on or off. 409 `conflict` if the words have changed or the address isn't
 * confirmed.
 */
export const choosePrices = put('/me/favourite-prices', {
  ...common,
  body: object({ isOn: boolean(), words: pipe(string(), maxLength(64)) })
})
