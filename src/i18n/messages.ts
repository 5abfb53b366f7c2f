import { platform } from '../platform/platform.ts'
import { $locale, type Locale } from './locale.ts'
import { languages } from './locales.ts'
import { type Messages, unpack } from './message-id.ts'

/** The messages that are loaded; they are kept for all storefronts of the page. */
export const loaded = new Map<Locale, Messages>()
const loading = new Map<Locale, Promise<void>>()

/** Returns true if a language's messages are loaded. */
export const isLoaded = (locale: Locale): boolean => loaded.has(locale)

/** The messages that came with parts of the app, for the languages that are loaded later too. */
export const added: Partial<Record<Locale, Messages>> = {}

/** Keeps the messages of a language, with those that were added to it. */
export const keepMessages = (locale: Locale, messages: Messages): void =>
  void loaded.set(locale, { ...messages, ...added[locale] })

/** Languages of which only the messages for the first products are loaded. */
export const begun = new Set<Locale>()
let isAllNeeded = false

/** Loads the messages that the build has put into a file of their own, because the first products don't need them. */
async function loadRest(locale: Locale, first: Messages): Promise<void> {
  keepMessages(locale, { ...first, ...unpack((await platform().loadMore?.(locale)) ?? '') })
  begun.delete(locale)
}

async function load(locale: Locale): Promise<void> {
  const first = unpack((await platform().loadPart(locale, languages[locale].load)).default)
  if (isAllNeeded) return loadRest(locale, first)
  begun.add(locale)
  keepMessages(locale, first)
}

/**
 * Loads all messages, not only those of the first products, of the languages in use, and from now on of every language.
 * Rejects on failure.
 */
export async function loadAllMessages(): Promise<void> {
  isAllNeeded = true
  await Promise.all([...begun].map(locale => loadRest(locale, loaded.get(locale) ?? {})))
}

/** Loads the messages of a language once. Rejects on failure; the next call then tries again. */
export function loadLanguage(locale: Locale): Promise<void> {
  if (isLoaded(locale)) return Promise.resolve()
  const underWay = loading.get(locale) ?? load(locale).finally(() => loading.delete(locale))
  loading.set(locale, underWay)
  return underWay
}

/** Returns the messages in a language, or in the current one if that language isn't loaded, with the language they are in. */
export function messagesIn(locale: Locale): { locale: Locale; messages: Messages | undefined } {
  const spoken = isLoaded(locale) ? locale : $locale.get()
  return { locale: spoken, messages: loaded.get(spoken) }
}
