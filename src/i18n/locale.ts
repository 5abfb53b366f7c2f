import { atom } from 'nanostores'
import { languages, type Locale } from './locales.ts'
import { matchLocale } from './match-locale.ts'

export type { Locale }

/** The language of a page whose own language isn't supported. */
export const defaultLocale: Locale = 'en-CA'

/** The current language. */
export const $locale = atom<Locale>(defaultLocale)

/** Returns the tags of all supported languages. */
export const allLocales = (): Locale[] => Object.keys(languages) as Locale[]

/** Returns the supported language for a BCP 47 tag such as `fr`, `fr-FR` or `en-GB`; undefined if there is none. */
export const localeOf = (tag: string | null | undefined): Locale | undefined => matchLocale(tag, allLocales())
