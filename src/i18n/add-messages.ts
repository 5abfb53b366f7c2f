import type { Locale } from './locale.ts'
import { type Messages, unpack } from './message-id.ts'
import { added, keepMessages, loaded } from './messages.ts'

/** Messages by language. */
export type MessagesByLocale = Readonly<Partial<Record<Locale, Messages | string>>>

/**
 * Adds messages that come with a part of the app, to the languages that are loaded and to each that is loaded later. Not
 * with the other functions for messages, because the first products don't need it.
 */
export function addMessages(more: MessagesByLocale): void {
  for (const [locale, messages] of Object.entries(more) as [Locale, Messages | string][]) {
    added[locale] = { ...added[locale], ...unpack(messages) }
    const before = loaded.get(locale)
    if (before) keepMessages(locale, before)
  }
}
