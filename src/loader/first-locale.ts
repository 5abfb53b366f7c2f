import type { Locale } from '../i18n/locale.ts'
import { matchLocale } from '../i18n/match-locale.ts'
import { sentences } from './sentences.ts'

const locales = Object.keys(sentences) as Locale[]

/** Returns the language to start in: the option's, the page's, or the browser's. Warns of an option without messages. */
export function firstLocale(option = 'auto'): Locale {
  const chosen = option === 'auto' ? undefined : matchLocale(option, locales)
  if (option !== 'auto' && !chosen)
    console.warn(`Storefront: The option "locale" takes ${locales.join(', ')}, not "${option}".`)
  return (
    chosen ?? matchLocale(document.documentElement.lang, locales) ?? matchLocale(navigator.language, locales) ?? 'en-CA'
  )
}
