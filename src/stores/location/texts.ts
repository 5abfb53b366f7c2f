import { computed } from 'nanostores'
import { dataOf } from '../../client/async-state.ts'
import { $business } from './business.ts'

/** False once the API has said that it sends no text messages. */
export const $canText = computed($business, load => dataOf(load)?.detail.texts ?? true)
