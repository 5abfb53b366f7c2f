import { useState } from 'react'
import { $locale } from '../../i18n/locale.ts'
import { ownWords } from '../../i18n/own-words.ts'
import english from './messages/en-CA.json'
import french from './messages/fr-CA.json'

const own = ownWords<keyof typeof english>({ 'en-CA': english, 'fr-CA': french })

/** Returns a text about the list of contacts. */
export type SayContact = typeof own.say

/** The language in use and the texts about the list of contacts, which come with its part. */
export function useContactWords(): ReturnType<typeof own.useWords> {
  useState(() => own.speak($locale.get()))
  return own.useWords()
}
