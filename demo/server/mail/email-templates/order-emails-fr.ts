import type { OrderFacts, OrderEmails } from './order-types.ts'

const id = 'Ayez en main une pièce d’identité officielle avec photo.'

const howReady: Record<OrderFacts['method'], string> = {
  pickup: 'Montrez ce code au comptoir',
  curbside: 'Signalez votre arrivée sur la page de votre commande et montrez ce code à l’auto',
  delivery: 'Montrez ce code à votre porte'
}

const times: Record<OrderFacts['method'], string> = {
  pickup: 'Ramassage',
  curbside: 'Ramassage à l’auto',
  delivery: 'Livraison'
}

const follow = ({ link }: Pick<OrderFacts, 'link'>): string =>
  link === null ? '' : `\n\nSuivez votre commande\u00a0:\n\n${link}`

const moneyBack = ({ total, card, store }: Pick<OrderFacts, 'total' | 'card' | 'store'>): string => {
  if (card === null) return `Nous avons remboursé ${total} au magasin ${store}.`
  const name = `${card.brand ?? 'votre carte'}${card.last4 === null ? '' : ` se terminant par ${card.last4}`}`
  return `Nous avons remboursé ${total} sur ${name}. Comptez habituellement de 3 à 5 jours ouvrables.`
}

/** Order emails in French. */
export const french: OrderEmails = {
  placed: (shop, { number, place, when, code, method, ...rest }) => ({
    subject: `Votre commande ${number} chez ${shop}`,
    body: `Merci. Nous avons bien reçu votre commande ${number}.\n\n${times[method]}\u00a0: ${when}\n${place}\n${howReady[method]}\u00a0: ${code}\n\n${id}${follow(rest)}`
  }),
  ready: (shop, { number, place, when, code, method, ...rest }) => ({
    subject: `Votre commande ${number} est prête`,
    body: `Votre commande ${number} chez ${shop} est prête.\n\n${place}\n${times[method]}\u00a0: ${when}\n${howReady[method]}\u00a0: ${code}\n\n${id}${follow(rest)}`
  }),
  out: (shop, { number, when, code, ...rest }) => ({
    subject: `Votre commande ${number} est en route`,
    body: `Votre commande ${number} de ${shop} est en route.\n\nLivraison\u00a0: ${when}\n${howReady.delivery}\u00a0: ${code}\n\n${id}${follow(rest)}`
  }),
  cancelled: (shop, { number, store, reason, link }) => ({
    subject: `Votre commande ${number} a été annulée`,
    body: `Votre commande ${number} chez ${shop}, ${store}, a été annulée.${reason === null ? '' : `\n\nRaison\u00a0: ${reason}`}${link === null ? '' : `\n\nVoir votre commande\u00a0:\n\n${link}`}`
  }),
  refunded: (shop, { number, store, reason, link, ...rest }) => ({
    subject: `Votre commande ${number} a été remboursée`,
    body: `Votre commande ${number} chez ${shop}, ${store}, a été remboursée.\n\n${moneyBack({ store, ...rest })}${reason ? `\n\nRaison\u00a0: ${reason}` : ''}${link === null ? '' : `\n\nVoir votre commande\u00a0:\n\n${link}`}`
  }),
  readyText: (shop, { number, store, code, link }) => ({
    subject: '',
    body: `${shop}\u00a0: votre commande ${number} est prête au magasin ${store}. Code\u00a0: ${code}. Apportez votre pièce d’identité.${link === null ? '' : ` ${link}`}`
  })
}
