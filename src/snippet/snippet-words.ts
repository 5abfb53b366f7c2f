import { ownWords } from '../i18n/own-words.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

/** Key of a text of the page. The English file decides which there are. */
export type Word = keyof typeof english

/** A missing key of another language is a type error. */
export const { say, speak, useWords } = ownWords<Word>({ 'en-CA': english, 'fr-CA': french })
