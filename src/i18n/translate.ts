import { useStore } from '@nanostores/react'
import { $locale, type Locale } from './locale.ts'
import { type MessageKey, words } from './messages/all.ts'

/** The values of a message's `{name}` parameters. */
export type Params = Record<string, string | number>

/** Returns true if the count is singular: 1 in English, 0 and 1 in French. */
const isOne = (count: number, locale: Locale): boolean => (locale === 'fr-CA' ? Math.abs(count) < 2 : count === 1)

/** Returns a message in a language. `|` separates its singular and plural, chosen by `count`. */
export function translate(locale: Locale, key: MessageKey, params?: Params): string {
  const [en, fr] = words[key]
  let text: string = locale === 'fr-CA' ? fr : en
  if (params?.['count'] !== undefined && text.includes('|')) {
    const [one, many] = text.split('|')
    text = (isOne(Number(params['count']), locale) ? one : many) ?? text
  }
  return params ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole)) : text
}

/** Returns a message in the current language, for code outside components. */
export const t = (key: MessageKey, params?: Params): string => translate($locale.get(), key, params)

/** Returns the current language and its messages; the component re-renders when the language changes. */
export function useT(): { locale: Locale; t: (key: MessageKey, params?: Params) => string } {
  const locale = useStore($locale)
  return { locale, t: (key, params) => translate(locale, key, params) }
}

export type { MessageKey }
