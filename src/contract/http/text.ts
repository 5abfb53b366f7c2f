import { maxLength, minLength, pipe, regex, string } from 'valibot'

/** Matches no control characters, which databases refuse and people don't type. */
export const visible = /^[ -~\xa0-\uffff]*$/

/** An opaque identifier: never parsed, at most 64 characters. */
export const id = pipe(string(), minLength(1), maxLength(64), regex(visible))

/** A name for use in URLs: lower-case words joined by hyphens. */
export const slug = pipe(string(), minLength(1), maxLength(120), regex(visible))
