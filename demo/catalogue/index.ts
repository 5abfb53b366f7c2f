import { banners } from './banners.ts'
import { business } from './business.ts'
import { categories } from './categories.ts'
import { locations } from './locations.ts'
import { withLots } from './lots.ts'
import { accessories } from './menu/accessories.ts'
import { beverages } from './menu/beverages.ts'
import { concentrates } from './menu/concentrates.ts'
import { edibles } from './menu/edibles.ts'
import { flower } from './menu/flower.ts'
import { oilsAndCapsules } from './menu/oils-capsules.ts'
import { preRolls } from './menu/pre-rolls.ts'
import { seeds } from './menu/seeds.ts'
import { topicals } from './menu/topicals.ts'
import { vapes } from './menu/vapes.ts'
import { deals } from './deals.ts'
import { people } from './people.ts'
import { promos } from './promos.ts'
import { rewards } from './rewards.ts'
import type { Seed } from '../../src/server/seed/types.ts'

/** The demo shop: the same on every run. */
export const seed: Seed = {
  business,
  locations,
  categories,
  products: [
    ...flower.map(withLots),
    ...preRolls,
    ...vapes,
    ...concentrates,
    ...edibles,
    ...beverages,
    ...oilsAndCapsules,
    ...topicals,
    ...seeds,
    ...accessories
  ],
  people,
  rewards,
  promos,
  deals,
  banners
}
