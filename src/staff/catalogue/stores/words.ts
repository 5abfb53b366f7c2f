import { ownWords } from '../../../i18n/own-words.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

/** Key of a text about the settings of business and stores, which comes with their part. */
export type SettingsWord = keyof typeof english

const own = ownWords<SettingsWord>({ 'en-CA': english, 'fr-CA': french })

/** The language in use and the texts of the part. */
export const { useWords: useSettingsWords } = own
