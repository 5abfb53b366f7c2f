import { platform } from '../platform/platform.ts'
import { $locale, type Locale } from './locale.ts'
import type { MessagePart, Messages } from './message-key.ts'

/** The loaded messages of a language and their parts; kept for all storefronts of the page. */
interface Language {
  messages: Messages
  parts: ReadonlySet<MessagePart>
}

const nothing: Language = { messages: {}, parts: new Set() }

const loaded = new Map<Locale, Language>()
const loading = new Map<string, Promise<void>>()

/** The parts whose messages are needed in every language that is used. */
const needed = new Set<MessagePart>(['first'])

const missing = (locale: Locale): MessagePart[] =>
  [...needed].filter(part => !(loaded.get(locale) ?? nothing).parts.has(part))

/** Returns true if all messages that are needed of a language are loaded. */
export const isLoaded = (locale: Locale): boolean => missing(locale).length === 0

const waiting = new Set<() => void>()

function runWaiting(): void {
  if (!isLoaded($locale.get())) return
  for (const run of waiting) {
    waiting.delete(run)
    run()
  }
}

$locale.listen(runWaiting)

/** Runs a function once all messages that are needed of the current language are loaded, or now if they are. */
export function whenLoaded(run: () => void): void {
  waiting.add(run)
  runWaiting()
}

/** Adds a part's messages in a language. */
export function addMessages(locale: Locale, part: MessagePart, more: Messages): void {
  const { messages, parts } = loaded.get(locale) ?? nothing
  loaded.set(locale, { messages: { ...messages, ...more }, parts: new Set([...parts, part]) })
  runWaiting()
}

/** Loads a part's messages once. Rejects on failure; the next call then tries again. */
function loadFile(part: MessagePart, locale: Locale): Promise<void> {
  const file = `${part}.${locale}`
  const load = async () => addMessages(locale, part, await platform().loadMessages(part, locale))
  const underWay = loading.get(file) ?? load().finally(() => loading.delete(file))
  loading.set(file, underWay)
  return underWay
}

/** Loads the messages of a language, of all parts that are needed. Rejects on failure; the next call then tries again. */
export async function loadLanguage(locale: Locale): Promise<void> {
  // Another part may come to be needed while these are loaded.
  for (let parts = missing(locale); parts.length > 0; parts = missing(locale))
    await Promise.all(parts.map(part => loadFile(part, locale)))
}

/** Loads a part's messages in the current language, and from now on in every language. Rejects on failure. */
export async function loadMessages(part: MessagePart): Promise<void> {
  needed.add(part)
  const current = $locale.get()
  // A language that was used before is tried again when it is chosen.
  for (const locale of loaded.keys()) if (locale !== current) loadLanguage(locale).catch(() => {})
  await loadLanguage(current)
}

/** Returns the messages in a language, or in the current one if that language isn't loaded, with the language they are in. */
export function messagesIn(locale: Locale): { locale: Locale; messages: Messages | undefined } {
  const spoken = isLoaded(locale) ? locale : $locale.get()
  return { locale: spoken, messages: loaded.get(spoken)?.messages }
}
