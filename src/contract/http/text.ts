import { maxLength, minLength, pipe, regex, string, trim } from 'valibot'

/** Refuses control characters, which no database keeps and no person types. */
const visible = regex(/^[ -~\xa0-\uffff]*$/)

/** An opaque identifier: never parsed, at most 64 characters. */
export const id = pipe(string(), minLength(1), maxLength(64), visible)

/** The part of an address that names a thing: lower-case words joined by hyphens. */
export const slug = pipe(string(), minLength(1), maxLength(120), visible)

/** Text of one line as a person typed it, trimmed; 1 to `most` characters. */
export const line = (most: number) => pipe(string(), trim(), minLength(1), maxLength(most), visible)
