import { type InferOutput, object, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { count } from '../http/number.ts'

/** A first screen that a server has drawn. It holds nothing personal, so any cache may store it. */
export const firstScreen = object({
  /** The content of the storefront's container; style attributes are named `data-style` in it. */
  html: string(),
  /** Its style sheet. */
  style: string(),
  /** The build of the storefront that drew it; the page of another build draws its own. */
  build: string(),
  /** The age in years that a visitor must have confirmed to be shown it; 0 for an age gate, or without one. */
  minAge: count,
  /** The number of products of the menu that it was drawn from. */
  products: count,
  /**
   * The ETags of the replies it was drawn from, without `W/`, separated by a space: of `GET /business` and, unless it is
   * an age gate, of the first page of the menu.
   */
  of: string()
})

export type FirstScreen = InferOutput<typeof firstScreen>

/**
 * Reads the first screen of a location, drawn by `dist/server/first-screen.js`: its menu or, without `confirmed` and
 * with an age gate, the age gate. A back end need not offer it, and answers 404 then, and while the age gate requires an
 * account; the storefront draws its first screen itself.
 */
export const readFirstScreen = get('/locations/:location/first-screen', {
  query: { locale: string(), confirmed: string() },
  reply: firstScreen
})

/**
 * First screens of a store that a back end sends in the same file as the loader, to a page that asks for
 * `storefront.js?location=<slug>`. Any cache may hold the file.
 */
export interface ServedScreens {
  /** The slug of the store. */
  location: string
  /** The language of the screens: `en`. */
  language: string
  /** The menu and, if there is one, the age gate. */
  screens: FirstScreen[]
}
