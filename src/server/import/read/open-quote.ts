/**
 * Returns the line of the first quote that is not closed at the end of its cell; undefined if all are. Lines end in a
 * line feed, and a quote opens a cell only at its beginning.
 */
export function openQuoteLine(text: string, delimiter: string): number | undefined {
  if (!text.includes('"')) return undefined
  let at = 0
  let line = 1
  let opened: number | undefined
  let isStart = true
  for (; at < text.length; at += 1) {
    const character = text[at]
    if (opened === undefined) {
      if (isStart && character === '"') opened = line
      isStart = character === '\n' || text.startsWith(delimiter, at)
    } else if (character === '"') {
      const isEnd = at + 1 === text.length || text[at + 1] === '\n' || text.startsWith(delimiter, at + 1)
      if (text[at + 1] === '"') at += 1
      else if (isEnd) opened = undefined
      else return opened
    }
    if (character === '\n') line += 1
  }
  return opened
}
