/** Ages in days to choose from: packaged within them. */
export const packagedWithin = [30, 60, 90] as const
