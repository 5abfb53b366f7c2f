import { optional } from 'valibot'
import { count } from '../http/number.ts'

/**
 * The version of the words next to choices about offers and messages, which the storefront sends with them. The server knows the
 * words of each version; 1 has those of a client without it.
 */
export const consentWordsVersion = 2

/** The version of the words that the shopper saw. */
export const wordsVersion = optional(count, 1)
