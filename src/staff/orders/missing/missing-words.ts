import { useState } from 'react'
import { $locale } from '../../../i18n/locale.ts'
import { ownWords } from '../../../i18n/own-words.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

const own = ownWords<keyof typeof english>({ 'en-CA': english, 'fr-CA': french })

/** The language in use and the texts about missing items, which come with their part. */
export function useMissingWords(): ReturnType<typeof own.useWords> {
  useState(() => own.speak($locale.get()))
  return own.useWords()
}
