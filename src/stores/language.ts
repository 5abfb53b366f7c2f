import { atom } from 'nanostores'
import { $locale, type Locale } from '../i18n/locale.ts'

/** The language that the shopper chose by themselves; kept with the location slice. */
export const $chosenLocale = atom<Locale | undefined>(undefined)

/** Speaks another language from now on, on later visits too. */
export function setLocale(locale: Locale): void {
  $chosenLocale.set(locale)
  $locale.set(locale)
}

/** Begins in the language that the shopper chose before, else in the one given. */
export function beginLocale(given: Locale): void {
  $locale.set($chosenLocale.get() ?? given)
}
