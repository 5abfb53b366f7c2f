import type { Words } from '../../../db/schema.ts'
import { fieldIn } from './french-fields.ts'
import { translate, unbroken } from './sentences.ts'

/** Returns an example of a warning in both languages; `names` has the French names of the list's products by their English ones. */
export function exampleIn(text: string, names: ReadonlyMap<string, string>): Words {
  const ends = [...text.matchAll(/: |; line |$/g)].map(({ index }) => index)
  // A name may have the signs of an end itself.
  const end = ends.findLast(at => names.has(text.slice(0, at)))
  const name = end === undefined ? '' : (names.get(text.slice(0, end)) ?? '')
  const nameOf = (other: string) => names.get(other) ?? other
  const rest = translate(
    [
      [/^: (thc|cbd) “(.*)”$/s, (field, value) => ` : ${fieldIn(field)} « ${value} »`],
      [/^: “(.*)”$/s, value => ` : « ${value} »`],
      [/^: (.*)$/s, value => ` : ${value}`],
      [/^; line (\d+) has (.*)$/s, (line, other) => `; à la ligne ${line} : ${nameOf(other)}`],
      [/^(.*); line (\d+) has (.*)$/s, (own, line, other) => `${own}; à la ligne ${line} : ${nameOf(other)}`],
      [/^(.*): “(.*)”$/s, (own, value) => `${own} : « ${value} »`],
      [/^(\w+): (.*)$/s, (field, value) => `${fieldIn(field)} : ${value}`]
    ],
    text.slice(end ?? 0)
  )
  return { en: text, fr: unbroken(`${name}${rest}`) }
}
