import { ownWords } from '../../i18n/own-words.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

/** Key of a text about figures, which comes with their part. */
export type FigureWord = keyof typeof english

const own = ownWords<FigureWord>({ 'en-CA': english, 'fr-CA': french })

/** Returns a text about figures. */
export type SayFigure = typeof own.say

/** The language in use and the texts about figures. */
export const { useWords: useFigureWords } = own
