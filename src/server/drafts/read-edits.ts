import { type GenericSchema, object } from 'valibot'
import { type DraftKind, draftFields } from '../../contract/staff/draft-fields.ts'
import type { DraftEdit } from '../../contract/staff/drafts.ts'
import { badFields } from '../http/api-error.ts'
import { checked } from '../http/request/fields.ts'
import { tagsOf } from '../import/details/tags.ts'
import { placeOf } from './things/prices.ts'
import { type Fields, plain } from './things/thing.ts'

/** An edit of one thing, with values of the contract's shape; a `from` of undefined is the current value. */
export interface Edit {
  kind: DraftKind
  thing: string
  change: DraftEdit['change']
  to: Fields
  from: Fields
}

/** A thing of the board's own making. */
const newId = /^[0-9a-f]{32}$/

/** True if a thing may be added by an id. A price is of a known size, and the business with its rules of points and the stores are set up. */
function isNewId(kind: DraftKind, id: string): boolean {
  if (kind === 'price') return true
  if (kind === 'business' || kind === 'loyalty' || kind === 'store') return false
  return newId.test(kind === 'zone' ? placeOf(id).size : id)
}

/** Reads the edits of a request, one for each thing. Throws 422 with the field, named as `kind.field`. */
export function readEdits(edits: readonly DraftEdit[]): Edit[] {
  return edits.flatMap(({ kind, ids, change, fields }) => {
    const entries = draftFields[kind].entries as Fields
    const names = change === 'add' ? Object.keys(entries) : Object.keys(fields)
    const stranger = Object.keys(fields).find(name => !(name in entries))
    if (stranger !== undefined) throw badFields({ [`${kind}.${stranger}`]: 'unknown' })
    if (change === 'add' && (ids.length > 1 || !isNewId(kind, ids[0] ?? '')))
      throw badFields({ [`${kind}.id`]: 'wrong' })
    const to = change === 'remove' ? {} : valuesIn(kind, names, fields)
    const from = Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        value.from === undefined ? [] : [[name, plain(filled(value.from))]]
      )
    )
    return ids.map(thing => ({ kind, thing, change, to, from }))
  })
}

function valuesIn(kind: DraftKind, names: readonly string[], fields: DraftEdit['fields']): Fields {
  const entries: Record<string, GenericSchema> = draftFields[kind].entries
  const wanted = Object.entries(entries).filter(([name]) => names.includes(name))
  const schema = object({ [kind]: object(Object.fromEntries(wanted)) })
  const values = Object.fromEntries(names.map(name => [name, filled(fields[name]?.to)]))
  const read = plain((checked(schema, { [kind]: values }) as Record<string, unknown>)[kind]) as Fields
  if (!('tags' in read)) return read
  const tags = tagsOf(read['tags'] as string[])
  if (tags === undefined) throw badFields({ [`${kind}.tags`]: 'wrong' })
  return { ...read, tags }
}

/** Returns a value with the empty texts of its pairs of languages, which forms send as null (SPEC A5). */
function filled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(filled)
  const isPair = 'en' in value && 'fr' in value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isPair && part === null ? '' : filled(part)])
  )
}
