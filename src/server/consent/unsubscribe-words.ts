import type { ConsentChannel, ConsentPurpose } from '../db/schema.ts'
import type { Language } from '../http/request/language.ts'

/** The words of the unsubscribe page, in one language; `to` is the address. */
interface UnsubscribeWords {
  /** The kind of message, as in “Stop … to …”: a noun without an article, in French one that takes “de”. */
  kinds: Record<ConsentPurpose, string>
  by: Record<ConsentChannel, string>
  thisAddress: string
  ask: (kind: string, by: string, to: string) => string
  askText: string
  button: string
  done: string
  doneText: (kind: string, by: string, to: string, day: string) => string
  undoText: string
  /** The label of the button that undoes it; with it, the shopper agrees anew. */
  undo: (kind: string, by: string) => string
  none: string
  noneText: (kind: string, by: string, to: string) => string
  back: string
  backText: (kind: string, by: string, to: string) => string
  broken: string
  brokenText: string
}

const english: UnsubscribeWords = {
  kinds: {
    offers: 'offers and news',
    orders: 'optional messages about orders',
    restock: 'messages about products that are back in stock',
    prices: 'messages about price drops of favourites'
  },
  by: { email: 'by email', sms: 'by text' },
  thisAddress: 'this address',
  ask: (kind, by, to) => `Stop ${kind} ${by} to ${to}?`,
  askText: 'You’ll still get messages about orders that you place.',
  button: 'Unsubscribe',
  done: 'You’re unsubscribed',
  doneText: (kind, by, to, day) => `We no longer send ${kind} ${by} to ${to}. You withdrew your consent on ${day}.`,
  undoText: 'Pressed by mistake? For the next hour, you can agree again here.',
  undo: (kind, by) => `Send me ${kind} ${by} again`,
  none: 'You’re not subscribed',
  noneText: (kind, by, to) => `We don’t send ${kind} ${by} to ${to}. There’s nothing to do.`,
  back: 'You’re subscribed again',
  backText: (kind, by, to) => `We send ${kind} ${by} to ${to}. Each of them has a link to unsubscribe.`,
  broken: 'This link doesn’t work',
  brokenText: 'It may have been cut off. Open it from the message again, or copy all of it.'
}

const french: UnsubscribeWords = {
  kinds: {
    offers: 'messages sur les offres et les nouvelles',
    orders: 'messages facultatifs au sujet des commandes',
    restock: 'messages au sujet des produits de retour en stock',
    prices: 'messages au sujet des baisses de prix des favoris'
  },
  by: { email: 'par courriel', sms: 'par texto' },
  thisAddress: 'cette adresse',
  ask: (kind, by, to) => `Ne plus envoyer de ${kind} ${by} à ${to}?`,
  askText: 'Vous recevrez toujours les messages au sujet des commandes que vous passez.',
  button: 'Me désabonner',
  done: 'Désabonnement confirmé',
  doneText: (kind, by, to, day) =>
    `Nous n’enverrons plus de ${kind} ${by} à ${to}. Vous avez retiré votre consentement le ${day}.`,
  undoText: 'C’était une erreur? Pendant une heure, vous pouvez accepter de nouveau ici.',
  undo: (kind, by) => `M’envoyer de nouveau des ${kind} ${by}`,
  none: 'Aucun abonnement',
  noneText: (kind, by, to) => `Nous n’envoyons pas de ${kind} ${by} à ${to}. Il n’y a rien à faire.`,
  back: 'Abonnement rétabli',
  backText: (kind, by, to) =>
    `Nous enverrons des ${kind} ${by} à ${to}. Chaque message comporte un lien de désabonnement.`,
  broken: 'Ce lien ne fonctionne pas',
  brokenText: 'Il a peut-être été coupé. Ouvrez-le de nouveau à partir du message, ou copiez-le en entier.'
}

/** The words of the unsubscribe page, by language. */
export const unsubscribeWords: Record<Language, UnsubscribeWords> = { en: english, fr: french }

/** Shows enough of an address to recognize it: `a•••@example.com`, `•••0142`. */
export const maskAddress = (channel: ConsentChannel, address: string): string =>
  channel === 'email' ? address.replace(/^(.).*(?=@)/u, '$1•••') : `•••${address.slice(-4)}`
