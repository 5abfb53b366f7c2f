import { paths } from './paths.ts'

/** The path of a store's deals. Apart from the other paths, which the first products come with. */
export const dealsPath = (location: string): string => `${paths.location(location)}/deals`
