import { ownWords } from '../../i18n/own-words.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

/** Key of a text about lists, which comes with their part. */
export type ImportWord = keyof typeof english

const own = ownWords<ImportWord>({ 'en-CA': english, 'fr-CA': french })

/** The language in use and the texts about lists. */
export const { useWords: useImportWords } = own

/** Returns the name of a column of a list; one that has none of its own stays as it is. */
export function fieldName(t: typeof own.say, name: string): string {
  const word = `list.field.${name}`
  return word in english ? t(word as ImportWord) : name
}
