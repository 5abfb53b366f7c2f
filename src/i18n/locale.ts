import { atom } from 'nanostores'
import { languages, type Locale } from './locales.ts'

export type { Locale }

/** The language of a page whose own language isn't supported. */
export const defaultLocale: Locale = 'en-CA'

/** The current language. */
export const $locale = atom<Locale>(defaultLocale)

/** Returns the tags of all supported languages. */
export const allLocales = (): Locale[] => Object.keys(languages) as Locale[]

const subtagOf = (tag: string): string | undefined => tag.split(/[-_]/)[0]

/** Returns the language for a BCP 47 tag such as `fr`, `fr-FR` or `en-GB`; undefined if unsupported. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const asked = tag?.trim().toLowerCase()
  if (!asked) return undefined
  const tags = allLocales()
  return (
    tags.find(one => one.toLowerCase() === asked) ?? tags.find(one => subtagOf(one.toLowerCase()) === subtagOf(asked))
  )
}
