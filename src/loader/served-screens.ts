import type { FirstScreen, ServedScreens } from '../contract/store/first-screen.ts'
import type { FirstCode } from './first-screen.ts'

/** What came with the loader, and the code that shows it. */
interface Served {
  screens: ServedScreens
  code: FirstCode
}

let served: Served | undefined

/** Takes the first screens that came in the same file as the loader. */
export const takeServed = (screens: ServedScreens, code: FirstCode): void => void (served = { screens, code })

/** The code that shows first screens, if it came with the loader. */
export const servedCode = (): FirstCode | undefined => served?.code

/** Returns the first screen of a store for a visitor of an age, if it came with the loader: the menu rather than the gate. */
export function servedScreen(slug: string, locale: string, age: number): FirstScreen | undefined {
  if (!served) return undefined
  const { location, language, screens } = served.screens
  if (location !== slug || !locale.startsWith(language)) return undefined
  return screens.filter(({ minAge }) => minAge <= age).sort((a, b) => b.minAge - a.minAge)[0]
}
