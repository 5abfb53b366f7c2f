import { maxLength, minLength, pipe, regex, string, trim } from 'valibot'

/** Rejects control characters, which databases refuse and people don't type. */
const visible = regex(/^[ -~\xa0-\uffff]*$/)

/** An opaque identifier: never parsed, at most 64 characters. */
export const id = pipe(string(), minLength(1), maxLength(64), visible)

/** A name for use in URLs: lower-case words joined by hyphens. */
export const slug = pipe(string(), minLength(1), maxLength(120), visible)

/** One line of typed text, trimmed; 1 to `most` characters. */
export const line = (most: number) => pipe(string(), trim(), minLength(1), maxLength(most), visible)
