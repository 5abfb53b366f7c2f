import { array, type InferOutput, object, picklist, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { draftKinds } from './draft-fields.ts'

/** A text or an offer of a change that promotion law may forbid. */
export const lawFinding = object({
  kind: picklist(draftKinds),
  id: string(),
  /** What people call the thing. */
  label: string(),
  /** Such as `name`, `description` or `takes`. */
  field: string(),
  /** The language of the text; null for an offer. */
  language: maybe(picklist(['en', 'fr']), null),
  /** The words in the text; empty for an offer. */
  words: string(),
  /** The ids of the rules, by which src/rules/promotion-law has their sources. */
  rules: array(string())
})

export type LawFinding = InferOutput<typeof lawFinding>
