import type { Emails } from './types.ts'
import type { Words } from '../../db/schema.ts'
import { english } from './emails-en.ts'
import { french } from './emails-fr.ts'

/** All emails, by language. */
export const emails: Record<keyof Words, Emails> = { en: english, fr: french }
