import { $locale, type Locale } from '../i18n/locale.ts'
import { ownWords } from '../i18n/own-words.ts'
import { type Params, say as sayIn, type Sentence } from '../i18n/translate.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

/** Key of a text of the board. The English file decides which there are. */
export type Word = keyof typeof english

/** A missing key of another language is a type error. */
const own = ownWords<Word>({ 'en-CA': english, 'fr-CA': french })

export const { speak } = own

/** Returns a text, or a sentence such as a problem, in the current language. */
export const say = (said: Word | Sentence, params?: Params): string =>
  typeof said === 'object' ? sayIn($locale.get(), said) : own.say(said, params)

/** The language in use and its texts. */
export function useWords(): { locale: Locale; t: typeof say } {
  return { locale: own.useWords().locale, t: say }
}
