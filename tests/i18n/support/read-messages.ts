import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { MessagePart, Messages } from '../../../src/i18n/message-key.ts'

const ending = '.en-CA.json'

/** All parts that have messages. */
export const messageParts = readdirSync('src/i18n/messages')
  .filter(file => file.endsWith(ending))
  .map(file => file.replace(ending, '') as MessagePart)

/** Languages that a test adds, by tag, each with what loads the messages of a part. */
export const further = new Map<string, (part: string) => Promise<Messages>>()

/** Loads the messages of a part as a build does: from the file of that part and language. */
export async function readMessages(part: string, locale: string): Promise<Messages> {
  const load = further.get(locale)
  if (load) return load(part)
  return JSON.parse(await readFile(`src/i18n/messages/${part}.${locale}.json`, 'utf8')) as Messages
}

/** Loads all messages of a language. */
export async function allMessages(locale: string): Promise<Messages> {
  const all = await Promise.all(messageParts.map(part => readMessages(part, locale)))
  return Object.assign({}, ...all) as Messages
}
