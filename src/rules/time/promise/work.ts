/** Sizes of orders, by which their times are learned: up to 3 items, up to 8, and more. */
export const orderSizes = ['small', 'medium', 'large'] as const

export type OrderSize = (typeof orderSizes)[number]

export const MOST_SMALL = 3
export const MOST_MEDIUM = 8

/** Returns the size of an order with so many items, all quantities together. */
export const sizeOf = (items: number): OrderSize =>
  items <= MOST_SMALL ? 'small' : items <= MOST_MEDIUM ? 'medium' : 'large'

/** Work for an order as such: finding a bag, checking the list, labelling it. */
export const WORK_PER_ORDER = 4

/** Returns the work of orders with so many items together. An item is one unit, an order as such as much as four. */
export const workOf = (items: number, orders = 1): number => WORK_PER_ORDER * orders + items

/** Items of an order that isn't known yet, as on the card of a store. */
export const USUAL_ITEMS = 2
