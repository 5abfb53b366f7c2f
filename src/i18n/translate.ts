import { useStore } from '@nanostores/react'
import { en } from './messages/en-ca.ts'
import { fr } from './messages/fr-ca.ts'
import { sharedEn } from './messages/shared-en-ca.ts'
import { sharedFr } from './messages/shared-fr-ca.ts'
import { $locale, type Locale } from './locale.ts'

/** What a message's `{name}` parts are filled with. */
export type Params = Record<string, string | number>

/** The name of a message. */
export type MessageKey = keyof typeof en | keyof typeof sharedEn

const messages: Record<Locale, Record<MessageKey, string>> = {
  'en-CA': { ...sharedEn, ...en },
  'fr-CA': { ...sharedFr, ...fr }
}

/** Whether the language counts as one thing: 1 in English, 0 and 1 in French. */
const isOne = (count: number, locale: Locale): boolean => (locale === 'fr-CA' ? Math.abs(count) < 2 : count === 1)

/** A message in a language. One with `|` holds its singular and its plural, chosen by `count`. */
export function translate(locale: Locale, key: MessageKey, params?: Params): string {
  let text = messages[locale][key]
  if (params?.['count'] !== undefined && text.includes('|')) {
    const [one, many] = text.split('|')
    text = (isOne(Number(params['count']), locale) ? one : many) ?? text
  }
  return params ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole)) : text
}

/** A message in the language in use, for code outside of components. */
export const t = (key: MessageKey, params?: Params): string => translate($locale.get(), key, params)

/** The language in use and its messages; the component follows when the language changes. */
export function useT(): { locale: Locale; t: (key: MessageKey, params?: Params) => string } {
  const locale = useStore($locale)
  return { locale, t: (key, params) => translate(locale, key, params) }
}
