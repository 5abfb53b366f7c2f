import { computed } from 'nanostores'
import { dataOf } from '../../client/async-state.ts'
import type { WordGroup } from '../../rules/menu/search/word-groups.ts'
import { $slug } from '../location/location.ts'
import { $shelfTexts } from './shelf-texts.ts'

const none: readonly WordGroup[] = []

/** The retailer's words of one meaning; empty until they are loaded. */
export const $wordGroups = computed([$shelfTexts, $slug], (load, slug): readonly WordGroup[] => {
  const texts = dataOf(load)
  return texts && texts.location === slug && texts.searchWords.length > 0 ? texts.searchWords : none
})
