import { $locale, type Locale } from '../../i18n/locale.ts'
import { ownWords } from '../../i18n/own-words.ts'
import { type Params, say as sayIn, type Sentence } from '../../i18n/translate.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

/** Key of a text about products, promotions and drafts, which comes with their part. */
export type CatalogueWord = keyof typeof english

const own = ownWords<CatalogueWord>({ 'en-CA': english, 'fr-CA': french })

/** Returns a text of the part, or a sentence such as a problem, in the current language. */
export const say = (said: CatalogueWord | Sentence, params?: Params): string =>
  typeof said === 'object' ? sayIn($locale.get(), said) : own.say(said, params)

/** The language in use and the texts of the part. */
export function useCatalogueWords(): { locale: Locale; t: typeof say } {
  return { locale: own.useWords().locale, t: say }
}

/** The texts of a thing that has them in both languages. */
export interface Pair {
  en: string
  fr: string
}

/** The text in a language. */
export const inLocale = (pair: Pair, locale: Locale): string => (locale === 'fr-CA' ? pair.fr : pair.en)
