import { changedParts, questionParts } from './change-parts.ts'
import { changeFrench } from './change-words.ts'
import { cardName, partRefund, partsAtEnd, partsUnderWay, refundedProducts } from './order-parts.ts'
import type { OrderEmails, OrderFacts, OrderWords } from './order-types.ts'

const words: OrderWords = {
  times: { pickup: 'Ramassage', curbside: 'Ramassage à l’auto', delivery: 'Livraison' },
  codes: {
    pickup: 'Montrez ce code au comptoir',
    curbside: 'Signalez votre arrivée sur la page de votre commande et montrez ce code à l’auto',
    delivery: 'Montrez ce code à votre porte'
  },
  deliveredTo: 'Adresse de livraison',
  id: 'Ayez en main une pièce d’identité officielle avec photo.',
  follow: 'Suivre votre commande',
  see: 'Voir votre commande',
  store: 'Magasin',
  licence: (holder, number) => `Exploité par ${holder}, permis ${number}`,
  reason: reason => `Raison\u00a0: ${reason}`,
  lot: (number, pieces) => (pieces === undefined ? `Lot ${number}` : `${pieces}\u00a0× lot ${number}`),
  each: price => `${price} l’unité`,
  subtotal: 'Sous-total',
  reward: name => `Récompense\u00a0: ${name}`,
  points: count => (count < 2 ? `${count} point utilisé` : `${count} points utilisés`),
  fee: 'Livraison',
  deposits: 'Consigne',
  free: 'Gratuite',
  tip: 'Pourboire',
  due: 'À payer à la remise',
  saved: amount => `Vous économisez ${amount}`,
  totals: {
    card: 'Total, payé par carte',
    store: 'Total, à payer au magasin',
    curb: 'Total, à payer à votre voiture',
    door: 'Total, à payer à la livraison',
    none: 'Total'
  },
  paidBy: card => `Payé avec ${card}`,
  refundedTo: card => `Remboursé sur ${card}`,
  refundedInStore: 'Remboursé au magasin',
  card: 'votre carte',
  ending: (brand, last4) => `${brand} se terminant par ${last4}`
}

function moneyBack(facts: OrderFacts): string {
  const amount = facts.money(facts.refund?.amount ?? facts.order.total)
  if (facts.order.tender !== 'card') return `Nous avons remboursé ${amount} au magasin ${facts.store.name}.`
  return `Nous avons remboursé ${amount} sur ${cardName(facts, words)}. Comptez habituellement de 3 à 5 jours ouvrables.`
}

/** The reason that the staff gave for a refund. */
function reasonOf({ refund, order }: OrderFacts): string[] {
  const { reason } = refund ?? order.refund ?? { reason: '' }
  return reason === '' ? [] : [words.reason(reason)]
}

const afterCancelling = (facts: OrderFacts): string =>
  facts.order.tender === 'card'
    ? `${facts.money(facts.order.total)} vous seront remboursés sur ${cardName(facts, words)}, habituellement en 3 à 5 jours ouvrables.`
    : 'Aucun montant n’a été débité.'

/** Order emails in French. */
export const french: OrderEmails = {
  placed: (shop, facts) => ({
    subject: `Votre commande ${facts.order.number} chez ${shop}`,
    parts: partsUnderWay(`Merci. Nous avons bien reçu votre commande ${facts.order.number}.`, facts, words)
  }),
  ready: (shop, facts) => ({
    subject: `Votre commande ${facts.order.number} est prête`,
    parts: partsUnderWay(`Votre commande ${facts.order.number} chez ${shop} est prête.`, facts, words)
  }),
  out: (shop, facts) => ({
    subject: `Votre commande ${facts.order.number} est en route`,
    parts: partsUnderWay(`Votre commande ${facts.order.number} de ${shop} est en route.`, facts, words)
  }),
  cancelled: (shop, facts) => ({
    subject: `Votre commande ${facts.order.number} a été annulée`,
    parts: partsAtEnd(
      [
        `Votre commande ${facts.order.number} chez ${shop}, ${facts.store.name}, a été annulée.`,
        ...(facts.order.cancelReason ? [words.reason(facts.order.cancelReason)] : []),
        afterCancelling(facts)
      ],
      facts,
      words
    )
  }),
  refunded: (shop, facts) => ({
    subject: partRefund(facts)
      ? `Une partie de votre commande ${facts.order.number} a été remboursée`
      : `Votre commande ${facts.order.number} a été remboursée`,
    parts: partsAtEnd(
      [
        partRefund(facts)
          ? `Une partie de votre commande ${facts.order.number} chez ${shop}, ${facts.store.name}, a été remboursée.`
          : `Votre commande ${facts.order.number} chez ${shop}, ${facts.store.name}, a été remboursée.`,
        ...(partRefund(facts) ? [refundedProducts(facts).join(', ')].filter(Boolean) : []),
        moneyBack(facts),
        ...reasonOf(facts)
      ],
      facts,
      words
    )
  }),
  changed: (shop, facts) => ({
    subject: `Votre commande ${facts.order.number} a été modifiée`,
    parts: changedParts(`Votre commande ${facts.order.number} chez ${shop} a été modifiée.`, facts, words, changeFrench)
  }),
  question: (shop, facts) => ({
    subject: `Une question sur votre commande ${facts.order.number}`,
    parts: questionParts(
      `Une question sur votre commande ${facts.order.number} chez ${shop}, ${facts.store.name}.`,
      facts,
      changeFrench,
      facts.until ?? ''
    )
  }),
  questionText: (shop, { order: { number }, until = '', link }) => ({
    subject: '',
    parts: [
      `${shop}\u00a0: un article de votre commande ${number} n’est plus en magasin. Répondez d’ici ${until}, sinon nous le retirons.${link === null ? '' : ` ${link}`}`
    ]
  }),
  readyText: (shop, { order: { number, pickupCode }, store, link }) => ({
    subject: '',
    parts: [
      `${shop}\u00a0: votre commande ${number} est prête au magasin ${store.name}. Code\u00a0: ${pickupCode}. Apportez votre pièce d’identité.${link === null ? '' : ` ${link}`}`
    ]
  })
}
