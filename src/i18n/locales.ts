import { defineLanguage } from './define-language.ts'

/** The supported languages by BCP 47 tag, in the order in which they are offered. Each is loaded when it is needed. */
export const languages = {
  'en-CA': defineLanguage('English', () => import('./messages/en-CA.json')),
  'fr-CA': defineLanguage('Français', () => import('./messages/fr-CA.json'))
}

/** The tag of a supported language. */
export type Locale = keyof typeof languages
