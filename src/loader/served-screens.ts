import type { FirstScreen, ServedScreens } from '../contract/store/first-screen.ts'
import type { FirstCode } from './first-screen.ts'

let served: ServedScreens | undefined
let code: FirstCode | undefined

/** Takes the first screens that came in the same file as the loader, and the code that shows them. */
export function takeServed(screens: ServedScreens, showing: FirstCode): void {
  served = screens
  code = showing
}

/** The code that shows first screens, if it came with the loader. */
export const servedCode = (): FirstCode | undefined => code

/**
 * Returns the first screen of a store for a visitor of an age, if it came with the loader: the menu rather than the gate. Once,
 * because a page that mounts again later would show old prices.
 */
export function servedScreen(slug: string, locale: string, age: number): FirstScreen | undefined {
  const screens = served
  if (screens?.location !== slug || screens.language !== locale.split('-')[0]) return undefined
  served = undefined
  return screens.screens.filter(({ minAge }) => minAge <= age).sort((a, b) => b.minAge - a.minAge)[0]
}
