import { maxLength, minLength, pipe, rawTransform, string, transform } from 'valibot'
import type { FieldCode } from '../http/reply.ts'
import { atMost } from './line.ts'
import { plainText } from './plain-text.ts'

/** Reads plain text into its normal form; undefined if it has none. */
type Reader = (text: string) => string | undefined

const normalised = (read: Reader, code: FieldCode) =>
  rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const value = read(dataset.value)
    if (value !== undefined) return value
    addIssue({ message: code })
    return NEVER
  })

/** Typed text of up to `most` visible characters, in the normal form of `read`; the issue of any other has the field code. */
export const typed = (most: number, read: Reader, code: FieldCode) =>
  pipe(string(), atMost(most), transform(plainText), minLength(1), maxLength(most), normalised(read, code))

/** The same, or nothing. */
export const typedOrNone = (most: number, read: Reader, code: FieldCode) =>
  pipe(
    string(),
    atMost(most),
    transform(plainText),
    maxLength(most),
    normalised(text => (text === '' ? text : read(text)), code)
  )
