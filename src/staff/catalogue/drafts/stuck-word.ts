import type { Draft } from '../../../contract/staff/drafts.ts'
import type { CatalogueWord } from '../words.ts'

/** Returns the sentence about a scheduled draft that could not be published. */
export const stuckWord = ({ stuckFor }: Draft): CatalogueWord =>
  stuckFor === null ? 'drafts.stuck' : `drafts.stuck.${stuckFor}`
