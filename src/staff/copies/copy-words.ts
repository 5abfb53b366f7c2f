import { ownWords } from '../../i18n/own-words.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

const own = ownWords<keyof typeof english>({ 'en-CA': english, 'fr-CA': french })

/** The language in use and the texts about copies of the shop, which come with their part. */
export const { useWords: useCopyWords } = own
