/** The sort orders; `featured` is the menu's own order, or the best match first in a search. */
export const sorts = ['featured', 'price', 'price-desc', 'potency', 'newest', 'freshest', 'name'] as const

/** A sort order. */
export type Sort = (typeof sorts)[number]
