import type { Words } from '../../../db/schema.ts'

/** A line's product is no longer in the catalogue, by which the order would be priced. */
export const uncataloguedWords: Words = {
  en: 'A product of this order is no longer in the catalogue. Call the store to change it.',
  fr: 'Un produit de cette commande n’est plus au catalogue. Appelez le magasin pour la modifier.'
}

/** The shopper wants to change an order whose preparation has begun. */
export const begunWords: Words = {
  en: 'The store is already preparing your order, so it can’t be changed here any more. Call the store if something is wrong.',
  fr: 'Le magasin prépare déjà votre commande\u00a0: elle ne peut plus être modifiée ici. Appelez le magasin au besoin.'
}

/** The change would leave nothing of the order. */
export const nothingLeftWords: Words = {
  en: 'That would leave nothing in the order. Cancel it instead.',
  fr: 'Il ne resterait rien dans la commande. Annulez-la plutôt.'
}

/** The reason of an order that was cancelled because nothing of it is there. */
export const allMissingWords: Words = {
  en: 'The store is out of everything in this order.',
  fr: 'Le magasin n’a plus aucun des articles de cette commande.'
}

/** The question was answered, or withdrawn, or its time is up. */
export const answeredWords: Words = {
  en: 'This question has already been settled. Here’s your order as it is now.',
  fr: 'Cette question est déjà réglée. Voici votre commande à jour.'
}

/** Another device of the staff was faster. */
export const lineMovedWords: Words = {
  en: 'This item was changed in the meantime. Here’s the order as it is now.',
  fr: 'Cet article a été modifié entre-temps. Voici la commande à jour.'
}

/** The staff want to move an order on while a question to its shopper is open. */
export const openQuestionWords: Words = {
  en: 'A question to the customer is still open. Wait for the answer, or withdraw it.',
  fr: 'Une question au client est encore sans réponse. Attendez la réponse ou retirez la question.'
}

/** The order would cost more than its shopper has agreed to. */
export const dearerWords: Words = {
  en: 'The total has changed. Please check it and try again.',
  fr: 'Le total a changé. Vérifiez-le et réessayez.'
}

/** The shopper wants to change an order while the store waits for an answer. */
export const answerFirstWords: Words = {
  en: 'Please answer the store’s question first.',
  fr: 'Répondez d’abord à la question du magasin.'
}

/** The shopper has changed the order too often. */
export const oftenWords: Words = {
  en: 'This order was changed too often. Call the store to change it again.',
  fr: 'Cette commande a été modifiée trop souvent. Appelez le magasin pour la modifier de nouveau.'
}

/** The shopper wants an order delivered that was placed at a kiosk, without a name and number for the courier. */
export const noContactWords: Words = {
  en: 'A delivery needs your full name and phone number, which this order doesn’t have. Call the store to change it.',
  fr: 'Une livraison exige votre nom complet et votre numéro de téléphone, que cette commande n’a pas. Appelez le magasin pour la modifier.'
}
