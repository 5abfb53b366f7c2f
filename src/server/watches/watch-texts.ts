import { createHash } from 'node:crypto'
import { type Sender, senderLine } from '../../rules/text/sender-line.ts'
import type { ConsentChannel } from '../db/schema.ts'
import type { Language } from '../http/request/language.ts'

/** Days after which a request ends without a message. */
export const WATCH_DAYS = 90

/** A request as its words name it. */
export interface NamedWatch {
  channel: ConsentChannel
  product: string
  size: string
  store: string
  km: number | null
}

const write: Record<Language, (watch: NamedWatch, sender: Sender) => string> = {
  en: ({ channel, product, size, store, km }, sender) =>
    `Send me one ${channel === 'email' ? 'email' : 'text'} when ${product}, ${size}, is back in stock at ${store}${
      km === null ? '' : ` or another store within ${km} km of it`
    }. From ${senderLine(sender)}. My request ends with that message, or after ${WATCH_DAYS} days, and I can end it before at any time.`,
  fr: ({ channel, product, size, store, km }, sender) =>
    `M’envoyer un seul ${channel === 'email' ? 'courriel' : 'texto'} quand ${product}, ${size}, sera de retour en stock au magasin ${store}${
      km === null ? '' : ` ou à un autre magasin à moins de ${km} km`
    }. De la part de ${senderLine(sender)}. Ma demande prend fin avec ce message, ou après ${WATCH_DAYS} jours, et je peux y mettre fin avant en tout temps.`
}

/** Returns the words of a request, to which a shopper agrees. */
export const watchText = (watch: NamedWatch, language: Language, sender: Sender): string =>
  write[language](watch, sender)

/** Returns the hash by which words come back with a request. */
export const wordsHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)
