import { showFirst } from '../embed/first-screen/show-first.ts'
import type { ServedScreens } from '../contract/store/first-screen.ts'
import { takeServed } from './served-screens.ts'

/** The first screens of a store, which the server puts in front of the built file. */
declare const STOREFRONT_SCREENS: ServedScreens

takeServed(STOREFRONT_SCREENS, { showFirst })
