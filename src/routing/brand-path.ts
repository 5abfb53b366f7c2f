import { nameKey } from '../rules/menu/filter-key.ts'
import { paths } from './paths.ts'

/** The path of a brand's page at a store, by its name: `/queen-west/brands/coulee-sons`. */
export const brandPath = (location: string, brand: string): string =>
  `${paths.location(location)}/brands/${encodeURIComponent(nameKey(brand))}`
