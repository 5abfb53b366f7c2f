import { picklist } from 'valibot'

/** The choices for a line that the store turns out not to have, in the order in which they are offered. */
export const missingChoices = ['similar', 'ask', 'leave'] as const

/**
 * The shopper's choice for a line that the store turns out not to have: something alike up to its price, a question, or
 * nothing. A line without a choice means a question.
 */
export const ifMissing = picklist(missingChoices)
