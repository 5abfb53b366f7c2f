import { platform } from '../../platform/platform.ts'

/** A product in a list. */
export interface ListedProduct {
  /** The fragment of its link, without a query. */
  link: string
  /** The category of its list; undefined for a list of results and for a row. */
  category?: string | undefined
  /** Its position in the list, from 1, and the number of products in it. */
  nth: number
  of: number
}

/** The product in view, or the screen without one. */
export interface Position {
  /** The distance of the product or, without one, of the screen from the top of the window, in px. */
  y: number
  product?: ListedProduct | undefined
}

/** What bars that stick to the top of the window cover, in px. */
const COVERED = 100

const yOf = (element: Element): number => element.getBoundingClientRect().top - platform().scroll.above()

const linkOf = ({ hash }: HTMLAnchorElement): string => hash.split('?')[0] ?? ''

/** Returns the product lists of a screen that are shown: neither those behind search results nor those in a dialog over it. */
const listsIn = (screen: Element): Element[] =>
  [...screen.querySelectorAll('[role=list]')].filter(list => !list.closest('[hidden],dialog'))

const categoryOf = (list: Element): string | undefined =>
  list.closest<HTMLElement>('[data-category]')?.dataset['category']

const productsIn = (list: Element): HTMLAnchorElement[] => [
  ...list.querySelectorAll<HTMLAnchorElement>('[role=listitem] a[href*="/products/"]')
]

/** Returns the position that a screen is scrolled to: the topmost product that isn't covered or, without one, the screen. */
export function readPosition(screen: Element): Position {
  let position: Position = { y: yOf(screen) }
  let least = Infinity
  for (const list of listsIn(screen))
    for (const link of productsIn(list)) {
      const y = yOf(link)
      if (y < COVERED || y >= least) continue
      least = y
      const item = link.closest('[role=listitem]')
      const numberIn = (name: string) => Number(item?.getAttribute(name)) || 1
      const [nth, of] = [numberIn('aria-posinset'), numberIn('aria-setsize')]
      position = { y, product: { link: linkOf(link), category: categoryOf(list), nth, of } }
    }
  return position
}

/**
 * Returns how far the window must be scrolled down to a position, in px, and whether its product is drawn. Until then, the
 * distance is that to where the product will be drawn or, without its list, to the start of the screen.
 */
export function distanceTo(screen: Element, { y, product }: Position): { by: number; isDrawn: boolean } {
  if (!product) return { by: yOf(screen) - y, isDrawn: true }
  const lists = listsIn(screen).filter(list => categoryOf(list) === product.category)
  const link = lists.flatMap(productsIn).find(element => linkOf(element) === product.link)
  if (link) return { by: yOf(link) - y, isDrawn: true }
  const list = lists[lists.length - 1]
  if (!list) return { by: yOf(screen), isDrawn: false }
  const above = (list.getBoundingClientRect().height * (product.nth - 1)) / product.of
  return { by: yOf(list) + above - y, isDrawn: false }
}
