import type { OrderEmails } from './order-types.ts'

import type { Words } from '../../db/schema.ts'

import { english } from './order-emails-en.ts'
import { french } from './order-emails-fr.ts'

/** Order emails, by language. */
export const orderEmails: Record<keyof Words, OrderEmails> = { en: english, fr: french }
