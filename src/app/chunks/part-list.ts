/**
 * The parts of the app that the first products don't need, each in a chunk of its own with what only it uses. `common`
 * has what several of them share, and the reactions to what happens in them. Only the entries of the build import this file,
 * because each part imports the app.
 */
export const partList = {
  common: () => import('./common.ts'),
  'scroll-position': () => import('./scroll-position.ts'),
  'menu-rest': () => import('./menu-rest.ts'),
  clocks: () => import('./clocks.ts'),
  gate: () => import('./gate.ts'),
  locations: () => import('./locations.ts'),
  'menu-details': () => import('./menu-details.ts'),
  banners: () => import('./banners.ts'),
  find: () => import('./find.ts'),
  product: () => import('./product.tsx'),
  cart: () => import('./cart.tsx'),
  checkout: () => import('./checkout.ts'),
  order: () => import('./order.tsx'),
  account: () => import('./account.tsx'),
  dialogs: () => import('./dialogs.tsx'),
  kiosk: () => import('./kiosk.ts')
}

/** The parts, each with the function that imports it. */
export type PartList = typeof partList
