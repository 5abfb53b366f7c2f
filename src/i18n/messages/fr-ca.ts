import type { MessageKey } from './en-ca.ts'

/** French (Canada), message by message the same as the English. */
export const fr: Record<MessageKey, string> = {
  'common.close': 'Fermer',
  'common.retry': 'Réessayer'
}
