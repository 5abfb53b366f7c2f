import { resettable } from './reset.ts'
import { $locale, type Locale } from '../../i18n/locale.ts'

/** The language that the shopper chose explicitly; persisted with the location slice. */
export const $chosenLocale = resettable<Locale | undefined>('all', undefined)

/** Switches the language, for later visits too. */
export function setLocale(locale: Locale): void {
  $chosenLocale.set(locale)
  $locale.set(locale)
}

/**
 * Applies the chosen language when it is restored from an earlier visit or changed in another tab. Returns an
 * unsubscribe function.
 */
export const followChoice = (): (() => void) => $chosenLocale.subscribe(locale => locale && $locale.set(locale))
