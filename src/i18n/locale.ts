import { atom } from 'nanostores'

/** The supported languages. */
export type Locale = 'en-CA' | 'fr-CA'

export const locales: readonly Locale[] = ['en-CA', 'fr-CA']

/** The current language. */
export const $locale = atom<Locale>('en-CA')

/** Returns the language for a BCP 47 tag such as `fr`, `fr-FR` or `en-GB`; undefined if unsupported. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0]
  if (language === 'fr') return 'fr-CA'
  if (language === 'en') return 'en-CA'
  return undefined
}
