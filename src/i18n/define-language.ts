import type { Language } from './language.ts'
import type english from './messages/en-CA.json'

/** A message key. The English file decides which there are. */
export type MessageKey = keyof typeof english

/** Exactly the keys of the English file: a missing key is a type error, and so is an extra one. */
type Complete<Messages> = Record<MessageKey, string> & Record<Exclude<keyof Messages, MessageKey>, never>

/** Defines a language by its own name and its file of messages. */
export const defineLanguage = <Messages extends Complete<Messages>>(
  name: string,
  load: () => Promise<{ default: Messages }>
): Language => ({ name, load })
