import type { Locale } from '../i18n/locale.ts'
import { sentences } from './build.ts'

/** Returns the supported language of a BCP 47 tag such as `fr`, `fr-FR` or `en-GB`. */
function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return (Object.keys(sentences) as Locale[]).find(one => one.split('-')[0] === language)
}

/** Returns the language to start in: the option's, the page's, or the browser's. */
export const firstLocale = (option: string | undefined): Locale =>
  localeOf(option === 'auto' ? undefined : option) ??
  localeOf(document.documentElement.lang) ??
  localeOf(navigator.language) ??
  'en-CA'
