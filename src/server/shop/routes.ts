import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { addressRoutes } from './addresses/routes.ts'
import { bannerRoutes } from './banners/routes.ts'
import { businessReader, businessRoutes } from './business/routes.ts'
import { dealRoutes } from './deals/routes.ts'
import { createDraw } from './first-screen/draw.ts'
import { createFirstScreens, type ReadFirstScreen } from './first-screen/first-screens.ts'
import { firstScreenRoutes } from './first-screen/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { menuRoutes, type MenuSettings } from './menu/routes.ts'
import { shelfTextRoutes } from './menu/shelf-texts.ts'
import type { Viewer } from './menu/view-product.ts'
import { searchRoutes } from './searches/routes.ts'
import { slotRoutes } from './slots/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'

/** Settings of the shop's routes, besides the context. */
export interface ShopSettings {
  menus: MenuSettings
  /** Names of the social sign-in providers, which the business lists. */
  providers: Parameters<typeof businessReader>[1]
  /** The folder of the built scripts, which draw first screens. */
  scripts: string
  isDemo: boolean
}

/** Settings of the readers of the shop. */
export type ShopReadSettings = Pick<ShopSettings, 'providers' | 'isDemo'>

/** Serves the reads of a page of the shop, each time anew and without the menu's snapshots. */
export function shopReadRoutes(api: Hono, context: Context, { providers, isDemo }: ShopReadSettings): void {
  addressRoutes(api, isDemo)
  businessRoutes(api, businessReader(context, providers))
  locationRoutes(api, context)
  menuRoutes(api, context, { age: 0, live: undefined, isPaged: true })
  slotRoutes(api, context)
  dealRoutes(api, context)
  bannerRoutes(api, context)
  shelfTextRoutes(api, context)
  suggestionRoutes(api, context)
}

/** Serves what everybody may read: business, stores, menus, times, addresses, first screens. Returns how to read the last. */
export function shopRoutes(
  api: Hono,
  context: Context,
  { menus, providers, scripts, isDemo }: ShopSettings
): ReadFirstScreen {
  addressRoutes(api, isDemo)
  const business = businessReader(context, providers)
  businessRoutes(api, business)
  locationRoutes(api, context)
  const pages = menuRoutes(api, context, menus)
  const menu = (slug: string, viewer: Viewer) => pages.get(slug, viewer, false)
  const firstScreens = createFirstScreens({ business, menu }, { draw: createDraw(scripts, context), age: menus.age })
  firstScreenRoutes(api, firstScreens)
  slotRoutes(api, context)
  dealRoutes(api, context)
  bannerRoutes(api, context)
  shelfTextRoutes(api, context)
  searchRoutes(api, context)
  suggestionRoutes(api, context)
  return firstScreens
}
