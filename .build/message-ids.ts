import { readFileSync } from 'node:fs'
import { numberOf, type Numbering, placeOf, SEPARATOR } from '../src/i18n/message-id.ts'

/** The keys of a group, on average. */
const KEYS_PER_GROUP = 5
/** Of so many numbers, one stays free: with fewer free ones, groups are harder to place. */
const FREE = 3

/** The characters of moves, in the order in which they are tried: none needs an escape. */
const characters = Array.from({ length: 127 - 32 }, (_, at) => String.fromCharCode(32 + at)).filter(
  one => !'"\'`\\$'.includes(one)
)

/** Places all groups, the largest first; undefined if one of them fits nowhere. */
function place(groups: readonly number[][], count: number): string | undefined {
  const taken = new Set<number>()
  const moves = Array<string>(groups.length).fill(' ')
  const largestFirst = [...groups.entries()].sort(([, a], [, b]) => b.length - a.length)
  for (const [group, froms] of largestFirst) {
    const move = characters.find(character => {
      const numbers = froms.map(from => (from + character.charCodeAt(0)) % count)
      return new Set(numbers).size === froms.length && !numbers.some(number => taken.has(number))
    })
    if (move === undefined) return undefined
    moves[group] = move
    for (const from of froms) taken.add((from + move.charCodeAt(0)) % count)
  }
  return moves.join('')
}

/** Numbers messages by a perfect hash of their keys ("hash and displace"), with the first factor that allows one. */
export function numberingOf(keys: readonly string[]): Numbering {
  const count = Math.ceil((keys.length * FREE) / (FREE - 1))
  for (let factor = 31; factor < 1e4; factor += 2) {
    const groups = Array.from({ length: Math.ceil(keys.length / KEYS_PER_GROUP) }, (): number[] => [])
    for (const key of keys) {
      const [group, from] = placeOf(key, factor, groups.length)
      groups[group]?.push(from)
    }
    const moves = place(groups, count)
    if (moves !== undefined) return { count, factor, moves }
  }
  throw new Error('No factor gives each message a number of its own: leave more of them free.')
}

/** How this build numbers its messages. */
export const numbering = numberingOf(
  Object.keys(JSON.parse(readFileSync('src/i18n/messages/en-CA.json', 'utf8')) as object)
)

/** Returns messages as one text, each at its number. */
export function pack(messages: readonly [key: string, text: string][]): string {
  const texts: string[] = []
  for (const [key, text] of messages) {
    if (!text || text.includes(SEPARATOR)) throw new Error(`The message "${key}" is empty, or has a "${SEPARATOR}".`)
    texts[numberOf(key, numbering)] = text
  }
  return Array.from(texts, text => text ?? '').join(SEPARATOR)
}
