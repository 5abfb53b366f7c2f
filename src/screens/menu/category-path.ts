import { paths } from '../../routing/paths.ts'

/** Returns the path of a store's list of a category or of one of its subcategories. */
export const categoryPath = (location: string, category: string, sub?: string): string =>
  `${paths.location(location)}?${new URLSearchParams({ category, ...(sub && { sub }) }).toString()}`
