import type { DraftChange } from '../../../contract/staff/drafts.ts'
import { say } from '../words.ts'
import { type Facts, valueText } from './field-words.ts'

type FieldChange = DraftChange['fields'][number]

/** Fields of new things that mean nothing to people: an id, and a number by which a list is sorted. */
const technical = new Set(['productId', 'sortOrder'])

/** Returns the fields of a change that are shown: of a new thing those with a value, of a removed one none. */
export function shownFields({ change, fields }: DraftChange, facts: Facts): readonly FieldChange[] {
  if (change === 'set') return fields
  if (change === 'remove') return []
  const hasValue = ({ name, to }: FieldChange) => valueText(name, to, facts) !== say('field.nothing')
  return fields.filter(field => !technical.has(field.name) && hasValue(field))
}

/** Returns the way in which a thing was moved in its list; undefined for other fields. */
export function moveText({ name, from, to }: FieldChange): string | undefined {
  if (name !== 'sortOrder' || typeof from !== 'number' || typeof to !== 'number') return undefined
  return say(to < from ? 'field.movedUp' : 'field.movedDown')
}
