/** Ages in days by which the menu is filtered: packaged within them. */
export const packagedWithin = [30, 60, 90] as const

/** One of them. */
export type PackagedWithin = (typeof packagedWithin)[number]
