import { maxLength, metadata, minLength, pipe, regex, string, transform } from 'valibot'
import { visible } from '../http/text.ts'

/**
 * Matches what turns text around or hides in it: formatting characters, tags and fillers. Zero-width joiners and
 * non-joiners are part of names, and the number signs of Arabic are visible.
 */
const hidden =
  /(?![\u0600-\u0605\u06dd\u070f\u200c\u200d])\p{Cf}|[\u034f\u115f\u1160\u17b4\u17b5\u2065\u3164\uffa0\ufff0-\ufff8\u{e0000}-\u{e007f}]/gu

/** Matches a character that shows something. */
const shown = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/u

/** Returns text that people read, such as a name, without what hides in it, and trimmed; empty if it shows nothing. */
export function readableText(text: string): string {
  const clear = text
    .replace(hidden, '')
    .replace(/[\u2028\u2029]/g, ' ')
    .trim()
  return shown.test(clear) ? clear : ''
}

/** Describes a length for a document of the API: a limit behind a transformation is in none. */
export const atMost = (most: number) => metadata<string, { maxLength: number }>({ maxLength: most })

/** One line of typed text, as `readableText` leaves it; 1 to `most` characters. */
export const line = (most: number) =>
  pipe(string(), atMost(most), transform(readableText), minLength(1), maxLength(most), regex(visible))

/** The same, or nothing. */
export const lineOrNone = (most: number) =>
  pipe(string(), atMost(most), transform(readableText), maxLength(most), regex(visible))

/** Typed text of several lines, as `readableText` leaves it; up to `most` characters. */
export const paragraph = (most: number) => pipe(string(), atMost(most), transform(readableText), maxLength(most))
