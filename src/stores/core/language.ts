import { atom } from 'nanostores'
import { $locale, type Locale } from '../../i18n/locale.ts'

/** The language that the shopper chose by themselves; kept with the location slice. */
export const $chosenLocale = atom<Locale | undefined>(undefined)

/** Speaks another language from now on, on later visits too. */
export function setLocale(locale: Locale): void {
  $chosenLocale.set(locale)
  $locale.set(locale)
}

/** Speaks the language that the shopper chose, on an earlier visit or in another tab, as soon as it is known; the answer ends it. */
export const followChoice = (): (() => void) => $chosenLocale.subscribe(locale => locale && $locale.set(locale))
