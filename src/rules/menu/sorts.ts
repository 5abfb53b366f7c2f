/** The orders that products can be shown in; `featured` is the menu's own, and the best match first in a search. */
export const sorts = ['featured', 'price', 'price-desc', 'potency', 'newest', 'name'] as const

/** One of them. */
export type Sort = (typeof sorts)[number]
