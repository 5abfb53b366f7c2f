import { useStore } from '@nanostores/react'
import { $locale, type Locale } from './locale.ts'
import { type MessageKey, words } from './messages/all.ts'

/** What a message's `{name}` parts are filled with. */
export type Params = Record<string, string | number>

/** Whether the language counts as one thing: 1 in English, 0 and 1 in French. */
const isOne = (count: number, locale: Locale): boolean => (locale === 'fr-CA' ? Math.abs(count) < 2 : count === 1)

/** A message in a language. One with `|` holds its singular and its plural, chosen by `count`. */
export function translate(locale: Locale, key: MessageKey, params?: Params): string {
  const [en, fr] = words[key]
  let text: string = locale === 'fr-CA' ? fr : en
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

export type { MessageKey }
