import { oneOf, orElse, text, textLike, whole } from './readers.ts'
import { potencyUnits } from './words.ts'

/** Reads a whole number from 0 to 2³¹ − 1, as `count` and `price` of the contract. */
export const count = whole(0, 2147483647)
export const weekday = whole(0, 6)
export const minutes = whole(0, Infinity)

/** Reads an identifier, or a slug, which may be longer. Neither has control characters. */
export const id = textLike(/^[ -~\xa0-\uffff]{1,64}$/)
export const slug = textLike(/^[ -~\xa0-\uffff]{1,120}$/)

export const currency = textLike(/^[^]{3}$/)
export const wallTime = textLike(/^([01]\d|2[0-3]):[0-5]\d$/)
export const date = textLike(/^\d{4}-\d{2}-\d{2}$/)

/** Reads an instant: ISO 8601 with offset. */
export const instant = textLike(
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/
)

export const textOrNull = orElse(text, null)
export const potencyUnit = oneOf(potencyUnits)
