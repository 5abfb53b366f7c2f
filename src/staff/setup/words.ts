import { $locale, type Locale } from '../../i18n/locale.ts'
import { ownWords } from '../../i18n/own-words.ts'
import { type Params, say as sayIn, type Sentence } from '../../i18n/translate.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

/** Key of a text about a shop's first steps, which comes with their part. */
export type SetupWord = keyof typeof english

const own = ownWords<SetupWord>({ 'en-CA': english, 'fr-CA': french })

/** Sets the language, with the texts of the part. */
export const { speak: speakSetup } = own

/** Returns a text of the part, or a sentence such as a problem, in the current language. */
const say = (said: SetupWord | Sentence, params?: Params): string =>
  typeof said === 'object' ? sayIn($locale.get(), said) : own.say(said, params)

/** The language in use and the texts of the part. */
export function useSetupWords(): { locale: Locale; t: typeof say } {
  return { locale: own.useWords().locale, t: say }
}
