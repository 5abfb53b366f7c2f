import { resettable } from '../../client/reset.ts'
import type { Sentence } from '../../i18n/translate.ts'

/** The text of the cart's polite live region. */
export const $announcement = resettable<Sentence | undefined>('all', undefined)
