import { $locale } from '../../../src/i18n/locale.ts'
import { say, type Sentence } from '../../../src/i18n/translate.ts'

/** A sentence that a store holds, in the language in use; '' for none. */
export const inWords = (said: Sentence | undefined): string => (said ? say($locale.get(), said) : '')
