import type { Words } from '../../db/schema.ts'
import type { Letter, LetterPart } from '../letter/letter.ts'

/** A size that somebody waits for, and its message's links. */
export interface WatchFacts {
  product: string
  size: string
  store: string
  /** The lines of the store's address. */
  address: string[]
  /** The price with its currency; null if it is unknown. */
  price: string | null
  link: string
  /** The day on which it was asked for, or until which it can be confirmed. */
  day: string
}

/** The end of each message that needs consent: its sender, and the way out. */
export interface ConsentFoot {
  sender: string[]
  unsubscribe: string
}

/** Messages that shoppers asked for, in one language; `shop` is the retailer's name. */
export interface WatchEmails {
  /** Asks a guest to confirm a request; `words` are the ones agreed to. */
  confirm: (shop: string, facts: WatchFacts & { words: string }) => Letter
  back: (shop: string, facts: WatchFacts) => Letter
  /** The same as a text. */
  backText: (shop: string, facts: WatchFacts, unsubscribe: string) => Letter
  /** The parts below a message. */
  foot: (foot: ConsentFoot) => LetterPart[]
}

const english: WatchEmails = {
  confirm: (_shop, { product, size, store, link, day, words }) => ({
    subject: `Confirm your request: ${product} at ${store}`,
    parts: [
      `Please confirm that you want one message when ${product}, ${size}, is back in stock.`,
      { kind: 'link', label: 'Confirm my request', url: link },
      `You agree to this: “${words}”`,
      `You can confirm until ${day}. If you didn’t request this, you can ignore this message: we won’t send another.`
    ]
  }),
  back: (_shop, { product, size, store, address, price, link, day }) => ({
    subject: `${product} is back at ${store}`,
    parts: [
      `${product}, ${size}, is back in stock at ${store}.${price === null ? '' : ` Its price today is ${price}.`}`,
      { kind: 'link', label: 'See it in the shop', url: link },
      { kind: 'block', label: 'Store', lines: [store, ...address] },
      `It isn’t set aside for you, and may sell out again. You asked for this message on ${day}; it’s the only one, and your request has ended.`
    ]
  }),
  backText: (shop, { product, size, store, link }, unsubscribe) => ({
    subject: '',
    parts: [`${shop}: ${product}, ${size}, is back in stock at ${store}. ${link} Unsubscribe: ${unsubscribe}`]
  }),
  foot: ({ sender, unsubscribe }) => [
    { kind: 'block', label: 'Sent by', lines: sender },
    {
      kind: 'block',
      label: 'Messages about products that are back in stock',
      lines: [{ text: 'Unsubscribe', url: unsubscribe }]
    }
  ]
}

const french: WatchEmails = {
  confirm: (_shop, { product, size, store, link, day, words }) => ({
    subject: `Confirmez votre demande\u00a0: ${product}, ${store}`,
    parts: [
      `Veuillez confirmer que vous voulez un seul message quand ${product}, ${size}, sera de retour en stock.`,
      { kind: 'link', label: 'Confirmer ma demande', url: link },
      `Vous acceptez ceci\u00a0: «\u00a0${words}\u00a0»`,
      `Vous pouvez confirmer jusqu’au ${day}. Si vous n’avez rien demandé, ignorez ce message\u00a0: nous n’en enverrons pas d’autre.`
    ]
  }),
  back: (_shop, { product, size, store, address, price, link, day }) => ({
    subject: `${product} est de retour au magasin ${store}`,
    parts: [
      `${product}, ${size}, est de retour en stock au magasin ${store}.${price === null ? '' : ` Son prix aujourd’hui\u00a0: ${price}.`}`,
      { kind: 'link', label: 'Voir dans la boutique', url: link },
      { kind: 'block', label: 'Magasin', lines: [store, ...address] },
      `Le produit n’est pas mis de côté pour vous et peut s’épuiser de nouveau. Vous avez demandé ce message le ${day}; c’est le seul, et votre demande a pris fin.`
    ]
  }),
  backText: (shop, { product, size, store, link }, unsubscribe) => ({
    subject: '',
    parts: [
      `${shop}\u00a0: ${product}, ${size}, est de retour en stock au magasin ${store}. ${link} Désabonnement\u00a0: ${unsubscribe}`
    ]
  }),
  foot: ({ sender, unsubscribe }) => [
    { kind: 'block', label: 'Envoyé par', lines: sender },
    {
      kind: 'block',
      label: 'Messages au sujet des produits de retour en stock',
      lines: [{ text: 'Se désabonner', url: unsubscribe }]
    }
  ]
}

/** Messages that shoppers asked for, by language. */
export const watchEmails: Record<keyof Words, WatchEmails> = { en: english, fr: french }
