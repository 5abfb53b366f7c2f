import type { GenericSchema, InferOutput } from 'valibot'
import { type FeedResult, MOST_ITEMS } from '../../contract/feed/feed-result.ts'
import { readGtin, readSku } from '../../rules/catalog/identifiers.ts'
import { ApiError } from '../http/api-error.ts'
import { feedWords } from '../http/messages.ts'
import type { Language } from '../http/request/language.ts'
import { checked } from '../http/request/fields.ts'
import { cleanId } from '../import/read/clean-id.ts'
import type { Identity, Refusal } from './item.ts'

/** An item whose identifiers are in their stored form. */
export type ReadItem<Item> = { ok: true; item: Item & Identity } | ({ ok: false } & Refusal)

type Given = { [Key in keyof Identity]?: string | undefined }

/** Reads the items of a request, each alone; throws 413 for too many. */
export function readItems<Schema extends GenericSchema<unknown, Given>>(
  schema: Schema,
  items: readonly unknown[]
): ReadItem<InferOutput<Schema>>[] {
  if (items.length > MOST_ITEMS) throw new ApiError(413, 'invalid')
  return items.map(item => readItem(schema, item))
}

function readItem<Schema extends GenericSchema<unknown, Given>>(
  schema: Schema,
  given: unknown
): ReadItem<InferOutput<Schema>> {
  try {
    const item = checked(schema, given)
    const sku = item.sku === undefined ? undefined : readSku(item.sku)
    if (sku?.ok === false) return { ok: false, code: 'wrong', field: 'sku' }
    const gtin = item.gtin === undefined ? undefined : readGtin(item.gtin)
    if (gtin?.ok === false) return { ok: false, code: 'wrong', field: 'gtin' }
    const externalId = item.externalId === undefined ? undefined : cleanId(item.externalId)
    if (externalId === '' || (externalId ?? sku ?? gtin) === undefined)
      return { ok: false, code: 'required', field: 'externalId' }
    return { ok: true, item: { ...item, externalId, sku: sku?.value, gtin: gtin?.value } }
  } catch (error) {
    const [problem] = error instanceof ApiError ? Object.entries(error.details.fields ?? {}) : []
    if (problem === undefined) throw error
    return { ok: false, field: problem[0], code: problem[1] }
  }
}

/** Returns the result of a refused item. */
export const refusedResult = (index: number, { code, field }: Refusal, language: Language): FeedResult => ({
  index,
  status: 'refused',
  code,
  field,
  message: feedWords(code, field)[language]
})
