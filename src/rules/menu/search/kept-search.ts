/** The longest text of a search that is kept, in characters. */
export const LONGEST_SEARCH = 60

/** The most digits in it: a size or an amount has fewer than a phone number, an order or a card. */
const MOST_DIGITS = 4

/** Canadian postal codes, and house numbers in front of or behind a street. */
const isPlace =
  /\b[a-z]\d[a-z] ?\d[a-z]\d\b|\b\d+ +(?:[\p{L}’'.-]+ +){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|blvd|boulevard|lane|crescent|court)\b|\b\d+,? +(?:rue|avenue|boulevard|boul|chemin|rang)\b/u

/**
 * Returns the words of a search as the list “asked for and not found” keeps them: lower-case, with single spaces. Undefined for
 * a text that is no word, too long, or may be about a person: an email or web address, a phone number, an address.
 */
export function searchToKeep(text: string): string | undefined {
  const words = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .toLowerCase()
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  const digits = words.match(/\p{N}/gu)?.length ?? 0
  const isWord = letters > 1 && letters > digits && words.length <= LONGEST_SEARCH
  const isPersonal =
    digits > MOST_DIGITS || /[@＠]|:\/\/|\bwww\.|\.(?:com|ca|org|net)\b/.test(words) || isPlace.test(words)
  return isWord && !isPersonal ? words : undefined
}
