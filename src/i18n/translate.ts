import { useStore } from '@nanostores/react'
import type { MessageKey } from './message-key.ts'
import { $locale, type Locale } from './locale.ts'
import { messagesIn } from './messages.ts'

/** The values of a message's `{name}` parts; functions format for a language, as for money. */
export type Params = Record<string, string | number | ((locale: Locale) => string)>

/**
 * Something to say that is put into words only when it is drawn, so that it follows the language: one of our messages, a
 * text of the API's own, or several of them in a row.
 */
export type Sentence =
  | { key: MessageKey; params?: Params | undefined }
  | { text: string }
  | { parts: readonly Sentence[] }

/**
 * Returns a message in a language; in the current one if that language isn't loaded. `|` separates its singular and
 * plural, chosen by `count`: singular if it matches the language's `plural.one`.
 */
export function translate(language: Locale, key: MessageKey, params?: Params): string {
  const { locale, messages } = messagesIn(language)
  let text: string = messages?.[key] ?? key
  if (params?.['count'] !== undefined && text.includes('|')) {
    const [one, many] = text.split('|')
    // The language's own pattern: making Intl.PluralRules takes a slow phone some milliseconds before the first products.
    text = (new RegExp(messages?.['plural.one'] ?? '').test(String(params['count'])) ? one : many) ?? text
  }
  const fill = (whole: string, name: string) => {
    const value = params?.[name] ?? whole
    return typeof value === 'function' ? value(locale) : String(value)
  }
  return params ? text.replace(/\{(\w+)\}/g, fill) : text
}

/** A sentence in a language. */
export function say(locale: Locale, said: Sentence): string {
  if ('text' in said) return said.text
  if ('parts' in said) return said.parts.map(part => say(locale, part)).join(' ')
  return translate(locale, said.key, said.params)
}

/** Puts a message or a sentence into the words of one language. */
export type Say = (said: MessageKey | Sentence, params?: Params) => string

/** The language in use and its messages; the component follows when the language changes. */
export function useT(): { locale: Locale; t: Say } {
  const locale = useStore($locale)
  return {
    locale,
    t: (said, params) => (typeof said === 'object' ? say(locale, said) : translate(locale, said, params))
  }
}

export type { MessageKey }
