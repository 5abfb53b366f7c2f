import { Late } from '../../late-part.tsx'
import type { Catalogue } from '../../data/catalogue.ts'

const load = () => import('./shelves.tsx')

/** The lists and forms of categories and brands, as a part of their own. */
export const LateShelves = (props: { view: 'categories' | 'brands'; known: Catalogue }) => (
  <Late load={load}>{({ Shelves }) => <Shelves {...props} />}</Late>
)
