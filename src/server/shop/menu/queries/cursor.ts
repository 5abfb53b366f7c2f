import { boolean, integer, maxValue, minValue, number, pipe, safeParse, string, tuple, type InferOutput } from 'valibot'
import { controlsIn } from '../../../http/request/controls.ts'
import { badFields } from '../../../http/api-error.ts'

const sortOrder = pipe(number(), integer(), minValue(-(2 ** 31)), maxValue(2 ** 31 - 1))
const place = tuple([sortOrder, string(), boolean(), string(), string()])

/** A position in the menu's order: category's order and slug, not featured, name, id. */
export type Place = InferOutput<typeof place>

/** Encodes a position as an opaque cursor. */
export const writeCursor = (at: Place): string => Buffer.from(JSON.stringify(at)).toString('base64url')

/** Decodes a cursor; throws if it is not one of ours. */
export function readCursor(cursor: string): Place {
  const result = safeParse(place, parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!result.success || controlsIn(result.output).length > 0) throw badFields({ after: 'unknown' })
  return result.output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const most = 500

/** Parses the page size: 24 by default, 500 at most. */
export function readLimit(limit: string | undefined): number {
  if (limit === undefined) return 24
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw badFields({ limit: 'number' })
  return Math.min(Number(limit), most)
}
