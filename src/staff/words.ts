import { useStore } from '@nanostores/react'
import { $locale, type Locale } from '../i18n/locale.ts'
import { keepMessages } from '../i18n/messages.ts'
import { type MessageKey, type Params, translate } from '../i18n/translate.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

/** Key of a text of the board. The English file decides which there are. */
export type Word = keyof typeof english

/** A missing key of another language is a type error. */
const texts: Record<Locale, Record<Word, string>> = { 'en-CA': english, 'fr-CA': french }

/** Sets the language of the board. */
export function speak(locale: Locale): void {
  keepMessages(locale, texts[locale])
  $locale.set(locale)
}

/** Returns a text of the board in the current language, with its `{name}` parts and its plural filled in. */
export const say = (word: Word, params?: Params): string => translate($locale.get(), word as MessageKey, params)

/** The language in use and its texts. */
export function useWords(): { locale: Locale; t: typeof say } {
  return { locale: useStore($locale), t: say }
}
