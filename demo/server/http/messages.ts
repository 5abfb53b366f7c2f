import type { FailureCode } from '../../../src/contract/http/reply.ts'
import type { Words } from '../db/schema.ts'

/** What each refusal says when there is nothing more exact to say. */
export const failureWords: Record<FailureCode, Words> = {
  invalid: { en: 'Some details need another look.', fr: 'Certains renseignements sont à revoir.' },
  not_found: { en: 'We could not find that.', fr: 'Nous n’avons pas trouvé cela.' },
  unauthorized: {
    en: 'Session expired, Please relogin.',
    fr: 'Votre session a expiré, veuillez vous reconnecter.'
  },
  forbidden: { en: 'That is not open to you.', fr: 'Cela ne vous est pas permis.' },
  stale: {
    en: 'Your cart changed meanwhile. Here it is anew.',
    fr: 'Votre panier a changé entre-temps. Le voici à jour.'
  },
  sold_out: { en: 'Something in your cart is sold out.', fr: 'Un article de votre panier est épuisé.' },
  limit_exceeded: {
    en: 'That is more than one order may hold.',
    fr: 'C’est plus que ce qu’une commande peut contenir.'
  },
  promo: { en: 'That code can’t be used.', fr: 'Ce code ne peut pas être utilisé.' },
  out_of_zone: { en: 'We don’t deliver there.', fr: 'Nous ne livrons pas à cette adresse.' },
  below_minimum: {
    en: 'The order is below the minimum for delivery.',
    fr: 'La commande n’atteint pas le minimum pour la livraison.'
  },
  payment: {
    en: 'The card’s payment no longer fits this order. Please pay again.',
    fr: 'Le paiement par carte ne correspond plus à cette commande. Veuillez payer de nouveau.'
  },
  empty_cart: { en: 'Your cart is empty.', fr: 'Votre panier est vide.' },
  slot_gone: {
    en: 'That time is taken. Please choose another.',
    fr: 'Cette heure est prise. Veuillez en choisir une autre.'
  },
  closed: { en: 'The store is closed for orders now.', fr: 'Le magasin ne prend pas de commandes en ce moment.' },
  conflict: {
    en: 'This request was already used for something else.',
    fr: 'Cette demande a déjà servi à autre chose.'
  },
  link_used: { en: 'This link was used already.', fr: 'Ce lien a déjà servi.' },
  link_expired: { en: 'This link has expired.', fr: 'Ce lien a expiré.' },
  sign_in_required: { en: 'Please sign in first.', fr: 'Veuillez d’abord vous connecter.' },
  under_age: {
    en: 'Your account doesn’t show that you are of legal age here.',
    fr: 'Votre compte n’indique pas que vous avez l’âge légal ici.'
  },
  rate_limited: { en: 'Too many requests. Please wait a little.', fr: 'Trop de demandes. Veuillez patienter un peu.' },
  unavailable: {
    en: 'Something went wrong, please try again later.',
    fr: 'Un problème est survenu, veuillez réessayer plus tard.'
  }
}

/** Says that a call is for the store's staff. */
export const staffWords: Words = {
  en: 'This is for the store’s staff.',
  fr: 'Ceci est réservé au personnel du magasin.'
}

/** Says that no code can be sent by text. */
export const noTextsWords: Words = {
  en: 'This shop sends no text messages.',
  fr: 'Cette boutique n’envoie pas de messages texte.'
}

/** Says that a shop has not been set up. */
export const noShopWords: Words = {
  en: 'This shop is not set up yet.',
  fr: 'Cette boutique n’est pas encore configurée.'
}

/** Says how many of a thing are left at a store. */
export function leftWords(thing: Words, store: Words, left: number): Words {
  return left === 0
    ? { en: `${thing.en} is sold out at ${store.en}.`, fr: `${thing.fr} est épuisé à ${store.fr}.` }
    : {
        en: `Only ${left} left of ${thing.en} at ${store.en}.`,
        fr: `Il ne reste que ${left} × ${thing.fr} à ${store.fr}.`
      }
}

/** Says that a store doesn't sell a thing at all. */
export const notSoldWords = (store: Words): Words => ({
  en: `${store.en} does not sell this product.`,
  fr: `${store.fr} ne vend pas ce produit.`
})

/** Says that a sign-up is finished. */
export const passwordSetWords = (firstName: string): Words => ({
  en: `your password is set, ${firstName}`,
  fr: `votre mot de passe est enregistré, ${firstName}`
})

/** Says that an account keeps as many addresses as it can. */
export const tooManyAddressesWords = (most: number): Words => ({
  en: `You keep ${most} addresses already. Remove one first.`,
  fr: `Vous gardez déjà ${most} adresses. Supprimez-en une d’abord.`
})

/** Says by how many milligrams dried an order passes the limit. */
export function limitWords(limitMilli: number, exceedMilli: number): Words {
  const [limit, exceed] = [limitMilli / 1000, exceedMilli / 1000]
  return {
    en: `That is ${exceed} g over the limit of ${limit} g of dried cannabis or its equal per order.`,
    fr: `Cela dépasse de ${french(exceed)} g la limite de ${french(limit)} g de cannabis séché ou l’équivalent par commande.`
  }
}

const french = (grams: number): string => String(grams).replace('.', ',')

/** Says that the menu is for accounts of legal age. */
export const menuForAccountsWords: Words = {
  en: 'Please sign in to see the menu.',
  fr: 'Veuillez vous connecter pour voir le menu.'
}

/** Says that orders are for accounts. */
export const orderForAccountsWords: Words = {
  en: 'Please sign in to place an order.',
  fr: 'Veuillez vous connecter pour passer une commande.'
}

/** Says that a contact has too many orders to be paid in the store. */
export const tooManyOpenWords: Words = {
  en: 'You already have several orders waiting to be paid in the store. Pay this one by card, or call the store.',
  fr: 'Vous avez déjà plusieurs commandes à payer au magasin. Payez celle-ci par carte ou appelez le magasin.'
}

/** Says that too many such orders came from a client address. */
export const tooManyFromHereWords: Words = {
  en: 'Many unpaid orders have come from your network. Sign in, pay by card, or call the store.',
  fr: 'Beaucoup de commandes non payées proviennent de votre réseau. Connectez-vous, payez par carte ou appelez le magasin.'
}

/** Says that too many carts were begun from a client address or at a store. */
export const tooManyCartsWords: Words = {
  en: 'Too many carts were started in a short time. Please try again in a few minutes, or call the store.',
  fr: 'Trop de paniers ont été créés en peu de temps. Réessayez dans quelques minutes ou appelez le magasin.'
}
