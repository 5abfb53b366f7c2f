import { atom } from 'nanostores'

/** The languages that the storefront speaks. */
export type Locale = 'en-CA' | 'fr-CA'

export const locales: readonly Locale[] = ['en-CA', 'fr-CA']

/** The language in use. */
export const $locale = atom<Locale>('en-CA')

/** The storefront's language for a BCP 47 tag such as `fr`, `fr-FR` or `en-GB`; undefined when it speaks neither. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0]
  if (language === 'fr') return 'fr-CA'
  if (language === 'en') return 'en-CA'
  return undefined
}
