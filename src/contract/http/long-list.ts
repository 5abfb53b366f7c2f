import { array, string } from 'valibot'

/** Items of one text. */
const AT_A_TIME = 50

/** A list of thousands: JSON texts of some items each. One parse of them all would hold up a page for longer than a frame. */
export const longList = array(string())

/** Writes the items of a long list. */
export function textsOf(items: readonly object[]): string[] {
  const texts: string[] = []
  for (let at = 0; at < items.length; at += AT_A_TIME) texts.push(JSON.stringify(items.slice(at, at + AT_A_TIME)))
  return texts
}
