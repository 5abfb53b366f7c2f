import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ConsentPurpose } from '../db/schema.ts'
import { serverSecret } from '../db/server-secret.ts'
import type { Queries } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'

/** The subscription that a link in a message ends: one purpose for one address, in the language of the message. */
export interface Unsubscribing {
  purpose: ConsentPurpose
  personId: string
  language: Language
}

const purposes: readonly string[] = ['offers', 'orders', 'restock', 'prices'] satisfies ConsentPurpose[]

const isPurpose = (text: string): text is ConsentPurpose => purposes.includes(text)

async function sign(db: Queries, use: 'end' | 'undo', text: string): Promise<string> {
  const secret = await serverSecret(db, 'unsubscribe-links')
  return createHmac('sha256', secret).update(`${use}\n${text}`).digest('base64url')
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Returns the token of an unsubscribe link. It is signed, opens nothing else, and never expires: a link must work for as long as
 * the message is kept (CASL, s. 11(2): at least 60 days).
 */
export async function unsubscribeToken(db: Queries, { purpose, personId, language }: Unsubscribing): Promise<string> {
  const text = `${purpose}.${personId}.${language}`
  return `${text}.${await sign(db, 'end', text)}`
}

/** Reads a token; undefined for one that this server didn't sign. */
export async function readUnsubscribeToken(db: Queries, token: string): Promise<Unsubscribing | undefined> {
  const [purpose = '', personId = '', language = '', signature = '', ...rest] = token.split('.')
  const isOurs = isSame(signature, await sign(db, 'end', `${purpose}.${personId}.${language}`))
  if (!isOurs || rest.length > 0 || !isPurpose(purpose)) return undefined
  return { purpose, personId, language: language === 'fr' ? 'fr' : 'en' }
}

/** Time in which a withdrawal can be undone, in milliseconds. */
const UNDO = 60 * 60_000

/** Returns the token with which the withdrawal of that entry can be undone for an hour. */
export async function undoToken(db: Queries, entry: number, now: Date): Promise<string> {
  const text = `${entry}.${now.getTime() + UNDO}`
  return `${text}.${await sign(db, 'undo', text)}`
}

/** Returns the entry of the withdrawal that a token undoes; undefined for one that is forged or has expired. */
export async function readUndoToken(db: Queries, token: string, now: Date): Promise<number | undefined> {
  const [entry = '', until = '', signature = '', ...rest] = token.split('.')
  const isOurs = isSame(signature, await sign(db, 'undo', `${entry}.${until}`))
  return isOurs && rest.length === 0 && Number(until) >= now.getTime() ? Number(entry) : undefined
}
