import type { FeedCode } from '../../contract/feed/feed-result.ts'
import type { FailureCode } from '../../contract/http/reply.ts'
import type { Words } from '../db/schema.ts'

/** Default message of each error code. */
export const failureWords: Record<FailureCode, Words> = {
  invalid: { en: 'Some details need your attention.', fr: 'Certains renseignements sont à corriger.' },
  not_found: { en: 'We couldn’t find that.', fr: 'Élément introuvable.' },
  unauthorized: {
    en: 'Session expired, Please relogin.',
    fr: 'Votre session a expiré, veuillez vous reconnecter.'
  },
  forbidden: { en: 'You don’t have permission to do that.', fr: 'Cette action n’est pas autorisée.' },
  stale: {
    en: 'Your cart has changed. Here’s the latest version.',
    fr: 'Votre panier a changé. Voici la version à jour.'
  },
  sold_out: { en: 'Something in your cart is sold out.', fr: 'Un article de votre panier est épuisé.' },
  limit_exceeded: {
    en: 'That exceeds the limit per order.',
    fr: 'Cela dépasse la limite par commande.'
  },
  promo: { en: 'This code can’t be used.', fr: 'Ce code ne peut pas être utilisé.' },
  out_of_zone: { en: 'We don’t deliver to that address.', fr: 'Nous ne livrons pas à cette adresse.' },
  below_minimum: {
    en: 'Your order is below the delivery minimum.',
    fr: 'Votre commande n’atteint pas le minimum pour la livraison.'
  },
  payment: {
    en: 'The card payment no longer matches this order. Please pay again.',
    fr: 'Le paiement par carte ne correspond plus à cette commande. Veuillez payer de nouveau.'
  },
  empty_cart: { en: 'Your cart is empty.', fr: 'Votre panier est vide.' },
  slot_gone: {
    en: 'That time is no longer available. Please choose another one.',
    fr: 'Cette heure n’est plus disponible. Veuillez en choisir une autre.'
  },
  closed: { en: 'The store isn’t taking orders right now.', fr: 'Le magasin n’accepte pas de commandes en ce moment.' },
  conflict: {
    en: 'This request was already used for a different action.',
    fr: 'Cette demande a déjà servi à une autre action.'
  },
  link_used: { en: 'This link has already been used.', fr: 'Ce lien a déjà été utilisé.' },
  link_expired: { en: 'This link has expired.', fr: 'Ce lien a expiré.' },
  sign_in_required: { en: 'Please sign in first.', fr: 'Veuillez d’abord vous connecter.' },
  under_age: {
    en: 'Your account doesn’t confirm that you’re of legal age here.',
    fr: 'Votre compte ne confirme pas que vous avez l’âge légal ici.'
  },
  rate_limited: {
    en: 'Too many attempts. Please wait a moment.',
    fr: 'Trop de tentatives. Veuillez patienter un moment.'
  },
  unavailable: {
    en: 'Something went wrong, please try again later.',
    fr: 'Un problème est survenu, veuillez réessayer plus tard.'
  }
}

/** The endpoint is for store staff only. */
export const staffWords: Words = {
  en: 'This is for store staff only.',
  fr: 'Cette fonction est réservée au personnel du magasin.'
}

/** The account can't be changed on a shared screen. */
export const ownDeviceWords: Words = {
  en: 'You can’t do that on a shared screen. Please sign in on your own device.',
  fr: 'Cela ne peut pas se faire sur un écran partagé. Veuillez vous connecter sur votre propre appareil.'
}

/** Verification codes can't be sent by text. */
export const noTextsWords: Words = {
  en: 'This shop doesn’t send text messages.',
  fr: 'Cette boutique n’envoie pas de textos.'
}

/** The shop has not been set up. */
export const noShopWords: Words = {
  en: 'This shop isn’t set up yet.',
  fr: 'Cette boutique n’est pas encore configurée.'
}

/** The store has paused orders until a wall time. */
export const pausedWords = (store: Words, until: Date): Words => {
  const minute = String(until.getUTCMinutes()).padStart(2, '0')
  const hour = until.getUTCHours()
  const time = { en: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`, fr: `${hour} h ${minute}` }
  return {
    en: `${store.en} isn’t taking orders right now. Orders open again at ${time.en}.`,
    fr: `Le magasin ${store.fr} n’accepte pas de commandes en ce moment. La prise de commandes reprendra à ${time.fr}.`
  }
}

/** The total of an order is not the one that the shopper saw. */
export const repricedWords = (before: Words, after: Words): Words => ({
  en: `Prices have changed: your total is now ${after.en} instead of ${before.en}. Please check your cart.`,
  fr: `Des prix ont changé\u00a0: votre total est maintenant de ${after.fr} plutôt que de ${before.fr}. Veuillez vérifier votre panier.`
})

/** A status change was carried out already, and can't be taken back. */
export const tooLateWords: Words = {
  en: 'It’s too late to undo this change.',
  fr: 'Il est trop tard pour annuler ce changement.'
}

/** An order can't change to the status, because it has changed. */
export const orderMovedWords: Words = {
  en: 'This order has changed meanwhile.',
  fr: 'Cette commande a changé entre-temps.'
}

/** The action needs a right that the staff member lacks. */
export const rightWords: Words = {
  en: 'You don’t have the right to do this. Ask a manager.',
  fr: 'Vous n’avez pas le droit de faire ceci. Demandez à un gestionnaire.'
}

/** A staff member doesn't work in the store, or in one of several. */
export const foreignStoreWords: Words = {
  en: 'You don’t work in this store. Ask a manager.',
  fr: 'Vous ne travaillez pas dans ce magasin. Demandez à un gestionnaire.'
}

/** A staff member would give away, or take, rights or stores that they don't have themselves. */
export const beyondOwnRightsWords: Words = {
  en: 'You can’t change rights or stores that you don’t have yourself.',
  fr: 'Vous ne pouvez pas modifier des droits ou des magasins que vous n’avez pas vous-même.'
}

/** The email address belongs to another staff account. */
export const memberTakenWords: Words = {
  en: 'This email address already has a staff account.',
  fr: 'Cette adresse courriel a déjà un compte du personnel.'
}

/** Managers can't change their own account. */
export const ownMemberWords: Words = {
  en: 'You can’t change your own account. Ask another manager.',
  fr: 'Vous ne pouvez pas modifier votre propre compte. Demandez à un autre gestionnaire.'
}

/** Returns the message for the quantity left of an item at a store. */
export function leftWords(thing: Words, store: Words, left: number): Words {
  return left === 0
    ? { en: `${thing.en} is sold out at ${store.en}.`, fr: `${thing.fr} est épuisé au magasin ${store.fr}.` }
    : {
        en: `Only ${left} of ${thing.en} left at ${store.en}.`,
        fr: `Il ne reste que ${left} × ${thing.fr} au magasin ${store.fr}.`
      }
}

/** The store doesn't sell the product. */
export const notSoldWords = (store: Words): Words => ({
  en: `${store.en} doesn’t carry this product.`,
  fr: `${store.fr} n’offre pas ce produit.`
})

/** The sign-up is complete. */
export const passwordSetWords = (firstName: string): Words => ({
  en: `your password is set, ${firstName}`,
  fr: `votre mot de passe est enregistré, ${firstName}`
})

/** The account has the maximum number of saved addresses. */
export const tooManyAddressesWords = (most: number): Words => ({
  en: `You already have ${most} saved addresses. Remove one first.`,
  fr: `Vous avez déjà ${most} adresses enregistrées. Supprimez-en une d’abord.`
})

/** Returns the message for an order over the purchase limit; both amounts are in milligrams of dried cannabis. */
export function limitWords(limitMilli: number, exceedMilli: number): Words {
  const [limit, exceed] = [limitMilli / 1000, exceedMilli / 1000]
  return {
    en: `This puts you ${exceed} g over the limit of ${limit} g of dried cannabis (or equivalent) per order.`,
    fr: `Vous dépassez de ${french(exceed)} g la limite par commande (${french(limit)} g de cannabis séché ou l’équivalent).`
  }
}

const french = (grams: number): string => String(grams).replace('.', ',')

/** The menu requires an account of legal age. */
export const menuForAccountsWords: Words = {
  en: 'Please sign in to see the menu.',
  fr: 'Veuillez vous connecter pour voir le menu.'
}

/** Placing an order requires an account. */
export const orderForAccountsWords: Words = {
  en: 'Please sign in to place an order.',
  fr: 'Veuillez vous connecter pour passer une commande.'
}

/** A contact has too many unpaid in-store orders. */
export const tooManyOpenWords: Words = {
  en: 'You already have several orders to pay for in store. Pay for this one by card, or call the store.',
  fr: 'Vous avez déjà plusieurs commandes à payer au magasin. Payez celle-ci par carte ou appelez le magasin.'
}

/** Too many unpaid in-store orders came from one client address. */
export const tooManyFromHereWords: Words = {
  en: 'We’ve received many unpaid orders from your network. Sign in, pay by card, or call the store.',
  fr: 'Nous avons reçu beaucoup de commandes non payées de votre réseau. Connectez-vous, payez par carte ou appelez le magasin.'
}

/** Too many carts were created by one account, or from one client address or network. */
export const tooManyCartsWords: Words = {
  en: 'Too many carts were created in a short time. Please try again in a few minutes, or call the store.',
  fr: 'Trop de paniers ont été créés en peu de temps. Réessayez dans quelques minutes ou appelez le magasin.'
}

/** An order's email address was corrected too often. */
export const tooManyEmailsWords: Words = {
  en: 'This order’s email address can’t be changed again. Please call the store.',
  fr: 'L’adresse courriel de cette commande ne peut plus être modifiée. Veuillez appeler le magasin.'
}

/** The email address of an order that has ended stays. */
export const endedOrderEmailWords: Words = {
  en: 'This order is finished, so its email address can’t be changed.',
  fr: 'Cette commande est terminée. Son adresse courriel ne peut plus être modifiée.'
}

/** The feed needs a valid key. */
export const feedKeyWords: Words = {
  en: 'This needs a valid key of the feed.',
  fr: 'Cette fonction exige une clé d’alimentation valide.'
}

/** The key of the feed has another scope. */
export const feedScopeWords: Words = {
  en: 'This key isn’t allowed to do that.',
  fr: 'Cette clé n’autorise pas cette action.'
}

/** The key of the feed is for other stores. */
export const feedStoreWords: Words = {
  en: 'This key is for other stores.',
  fr: 'Cette clé est destinée à d’autres magasins.'
}

/** Sentences about an item of the feed by its code, with a place for the field. */
const feedSentences: Partial<Record<FeedCode, Words>> = {
  required: { en: '“{field}” is missing.', fr: '« {field} » manque.' },
  number: {
    en: '“{field}” must be a whole number, and a price above 0.',
    fr: '« {field} » doit être un nombre entier, et un prix, supérieur à 0.'
  },
  choice: { en: '“{field}” is none of the shop’s.', fr: '« {field} » n’existe pas dans la boutique.' },
  too_long: { en: '“{field}” is too long.', fr: '« {field} » est trop long.' },
  not_found: {
    en: 'The store lists no product with this “{field}”.',
    fr: 'Le magasin n’offre aucun produit avec ce « {field} ».'
  },
  conflict: {
    en: 'This “{field}” belongs to another product, or to several.',
    fr: 'Ce « {field} » appartient à un autre produit, ou à plusieurs.'
  },
  repeated: {
    en: 'An earlier item is for the same size.',
    fr: 'Un élément précédent concerne le même format.'
  },
  differs: {
    en: 'An earlier item of the same product has another “{field}”.',
    fr: 'Un élément précédent du même produit a un autre « {field} ».'
  }
}

/** Sentences about fields that are `wrong` in ways of their own. */
const wrongFields: Record<string, Words> = {
  gtin: {
    en: '“{field}” can’t be read. A GTIN has 8, 12, 13 or 14 digits, the last of which checks the others.',
    fr: '« {field} » est illisible. Un GTIN compte 8, 12, 13 ou 14 chiffres, dont le dernier vérifie les autres.'
  },
  salePrice: {
    en: '“{field}” must be below the price.',
    fr: '« {field} » doit être inférieur au prix.'
  },
  size: {
    en: '“{field}” doesn’t say how much it is: write it like 3.5 g, or send a “weight”.',
    fr: '« {field} » n’indique aucune quantité claire : écrivez par exemple 3,5 g, ou envoyez un « weight ».'
  },
  'lot.packagedOn': {
    en: '“{field}” must be a date such as 2026-10-12.',
    fr: '« {field} » doit être une date, par exemple 2026-10-12.'
  },
  'lot.coa': { en: '“{field}” must be an https address.', fr: '« {field} » doit être une adresse https.' }
}

/** Returns the sentence about a refused item of the feed. */
export function feedWords(code: FeedCode, field: string): Words {
  const wrong = code === 'wrong' ? wrongFields[field] : undefined
  const unread = { en: '“{field}” can’t be read.', fr: '« {field} » est illisible.' }
  const { en, fr } = wrong ?? feedSentences[code] ?? unread
  return {
    en: en.replace('{field}', field),
    fr: fr.replace('{field}', field).replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»').replaceAll(' :', '\u00a0:')
  }
}
