import type { Language } from '../http/request/language.ts'

/** The words of the page that confirms a request, in one language. */
interface ConfirmWords {
  ask: (product: string) => string
  button: string
  done: string
  doneText: (product: string, size: string, day: string) => string
  see: string
  gone: string
  goneText: string
}

/** The words of the page that confirms a request, by language. */
export const confirmWords: Record<Language, ConfirmWords> = {
  en: {
    ask: product => `Get a message when ${product} is back?`,
    button: 'Confirm my request',
    done: 'Your request is confirmed',
    doneText: (product, size, day) =>
      `We’ll send you one message when ${product}, ${size}, is back in stock. Your request ends with it, or on ${day}. Messages go out in the order of requests, and no more of them than there are pieces.`,
    see: 'See it in the shop',
    gone: 'This request has ended',
    goneText: 'The link was used or has expired. You can ask again on the product’s page.'
  },
  fr: {
    ask: product => `Recevoir un message au retour de ${product}?`,
    button: 'Confirmer ma demande',
    done: 'Votre demande est confirmée',
    doneText: (product, size, day) =>
      `Nous vous enverrons un seul message quand ${product}, ${size}, sera de retour en stock. Votre demande prend alors fin, ou le ${day}. Les messages partent dans l’ordre des demandes, et pas plus qu’il n’y a d’unités.`,
    see: 'Voir dans la boutique',
    gone: 'Cette demande a pris fin',
    goneText: 'Le lien a servi ou a expiré. Vous pouvez refaire une demande sur la page du produit.'
  }
}
