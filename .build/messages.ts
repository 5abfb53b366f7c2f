import { words } from '../src/i18n/messages/all.ts'

type Key = keyof typeof words
const keys = Object.keys(words) as Key[]

/**
 * Returns the message keys in a piece of code: complete ones, and those whose prefix is in a template such as
 * `error.${code}`.
 */
function keysIn(code: string): { written: Set<Key>; spoken: Set<Key> } {
  const prefixes = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix)
  const spoken = keys.filter(key => prefixes.some(prefix => key.startsWith(prefix)))
  return { written: new Set(keys.filter(key => code.includes(`"${key}"`))), spoken: new Set(spoken) }
}

const textOf = (ours: Key[], language: 0 | 1): string =>
  `${JSON.stringify(ours.map(key => words[key][language]).join('\n'))}.split("\\n")`

/**
 * Generates a script's messages for the given keys, one string per language, with the keys that keep their names first.
 */
const packed = (words: string, named: Key[], numbered: Key[], from: number): string => {
  const ours = [...named, ...numbered]
  const names = `${JSON.stringify(named.join(' '))}.split(" ")`
  const put = `words[${named.length ? 'names[at] ?? ' : ''}at + ${from - named.length}] = [text, french[at]]`
  return `((words, names, french) => ${textOf(ours, 0)}.map((text, at) => ${put}))(${words}, ${names}, ${textOf(ours, 1)})`
}

/**
 * Replaces message keys by numbers where possible (from 1, because 0 is falsy), and puts each message into the script
 * that needs it first; this saves 1.2 kB. `STOREFRONT_WORDS(words)` marks where a script's messages go.
 */
export function packMessages(first: string, second: string): [string, string] {
  const [inFirst, inSecond] = [keysIn(first), keysIn(second)]
  const spoken = new Set([...inFirst.spoken, ...inSecond.spoken])
  const isFirst = (key: Key) => inFirst.written.has(key) || inFirst.spoken.has(key)
  const isUsed = (key: Key) => isFirst(key) || inSecond.written.has(key) || inSecond.spoken.has(key)
  const pick = (isIn: (key: Key) => boolean) => keys.filter(key => isUsed(key) && isIn(key))
  const named = (isIn: (key: Key) => boolean) => pick(key => spoken.has(key) && isIn(key))
  const numbered = (isIn: (key: Key) => boolean) => pick(key => !spoken.has(key) && isIn(key))
  const isSecond = (key: Key) => !isFirst(key)
  const order = [...numbered(isFirst), ...numbered(isSecond)]
  const numbers = new Map<string, number>(order.map((key, at) => [`"${key}"`, at + 1]))
  const rename = (code: string) => code.replace(/"[\w.]+"/g, text => String(numbers.get(text) ?? text))
  const put = (code: string, isIn: (key: Key) => boolean, from: number) =>
    rename(code).replace(/STOREFRONT_WORDS\((\w+)\)/, (_, words: string) =>
      packed(words, named(isIn), numbered(isIn), from)
    )
  return [put(first, isFirst, 1), put(second, isSecond, numbered(isFirst).length + 1)]
}
