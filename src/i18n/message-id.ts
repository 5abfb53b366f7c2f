import { counted } from '../lib/lists.ts'

/** Below this, a key's hash times a factor is still exact. */
const RANGE = 2_147_483_647

/** How a build numbers its messages: close together, so that their files hold texts without keys. */
export interface Numbering {
  /** More than there are messages. */
  count: number
  /** Makes other hashes of the keys. */
  factor: number
  /** For each group of keys, a character whose code moves their numbers to where none is taken. */
  moves: string
}

/** Returns the group of a key, and the number that it would have without the group's move. */
export function placeOf(key: string, factor: number, groups: number): [group: number, from: number] {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = (hash * factor + key.charCodeAt(at)) % RANGE
  return [hash % groups, Math.floor(hash / groups)]
}

/** Returns the number of a message by its key. */
export function numberOf(key: string, { count, factor, moves }: Numbering): number {
  const [group, from] = placeOf(key, factor, moves.length)
  return (from + moves.charCodeAt(group)) % count
}

declare const MESSAGE_COUNT: number | undefined
declare const MESSAGE_FACTOR: number
declare const MESSAGE_MOVES: string

/** Returns the id of a message: its key or, in a build, its number. */
export const messageId = (key: string): string | number =>
  typeof MESSAGE_COUNT === 'undefined'
    ? key
    : numberOf(key, { count: MESSAGE_COUNT, factor: MESSAGE_FACTOR, moves: MESSAGE_MOVES })

/** Stands between the messages of a file: no message contains it, and it needs no escape. */
export const SEPARATOR = '~'

/** Messages by id. A build has those of a file in one text, each at its number. */
export type Messages = Readonly<Record<string, string>>

/** Returns messages by id. */
export function unpack(messages: Messages | string): Messages {
  if (typeof messages !== 'string') return messages
  const texts: Record<string, string> = {}
  for (const [id, text] of counted(messages.split(SEPARATOR))) if (text) texts[id] = text
  return texts
}
