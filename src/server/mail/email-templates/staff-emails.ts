import type { Words } from '../../db/schema.ts'
import type { Letter } from '../letter/letter.ts'

/** A payment that the provider doesn't settle, as managers read of it. */
interface UnsettledPayment {
  amount: string
  /** Our id of the payment, which the provider shows as the order ID or reference ID. */
  reference: string
  /** The number of its order, if it has one. */
  order: string | null
}

/** Emails to managers, in one language. */
interface StaffEmails {
  /** The money of an order can't be captured. */
  uncaptured: (shop: string, payment: UnsettledPayment) => Letter
  /** Money can't be given back. */
  unreturned: (shop: string, payment: UnsettledPayment) => Letter
}

const english: StaffEmails = {
  uncaptured: (shop, { amount, reference, order }) => ({
    subject: `${amount} for order ${order} hasn’t been captured`,
    parts: [
      `The card payment of ${amount} for order ${order} at ${shop} was authorized, but the payment provider doesn’t confirm that it was captured.`,
      `Search for ${reference} in your provider’s dashboard, and capture the payment there if it’s still open. We’ll keep trying.`
    ]
  }),
  unreturned: (shop, { amount, reference, order }) => ({
    subject: `A card payment of ${amount} hasn’t been returned`,
    parts: [
      `A card payment of ${amount}${order === null ? '' : ` for order ${order}`} at ${shop} should have been returned, but the payment provider doesn’t confirm it.`,
      `Search for ${reference} in your provider’s dashboard, and void or refund the payment there if that hasn’t happened. We’ll keep trying.`
    ]
  })
}

const french: StaffEmails = {
  uncaptured: (shop, { amount, reference, order }) => ({
    subject: `${amount} à encaisser pour la commande ${order}`,
    parts: [
      `Le paiement par carte de ${amount} de la commande ${order} chez ${shop} a été autorisé, mais le fournisseur de paiement ne confirme pas l’encaissement.`,
      `Cherchez ${reference} dans son tableau de bord et encaissez le paiement s’il est encore ouvert. Nous réessayons entre-temps.`
    ]
  }),
  unreturned: (shop, { amount, reference, order }) => ({
    subject: `Paiement par carte de ${amount} à rembourser`,
    parts: [
      `Un paiement par carte de ${amount}${order === null ? '' : ` de la commande ${order}`} chez ${shop} aurait dû être rendu, mais le fournisseur de paiement ne le confirme pas.`,
      `Cherchez ${reference} dans son tableau de bord, puis annulez ou remboursez le paiement si ce n’est pas déjà fait. Nous réessayons entre-temps.`
    ]
  })
}

/** Emails to managers, by language. */
export const staffEmails: Record<keyof Words, StaffEmails> = { en: english, fr: french }
