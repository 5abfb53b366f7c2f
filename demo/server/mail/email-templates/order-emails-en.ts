import type { OrderFacts, OrderEmails } from './order-types.ts'

const id = 'Please bring government-issued photo ID.'

const howReady: Record<OrderFacts['method'], string> = {
  pickup: 'Show this code at the counter',
  curbside: 'Let us know on your order page when you arrive, and show this code at your car',
  delivery: 'Show this code at your door'
}

const times: Record<OrderFacts['method'], string> = {
  pickup: 'Pickup',
  curbside: 'Curbside pickup',
  delivery: 'Delivery'
}

const follow = ({ link }: Pick<OrderFacts, 'link'>): string =>
  link === null ? '' : `\n\nFollow your order:\n\n${link}`

const moneyBack = ({ total, card, store }: Pick<OrderFacts, 'total' | 'card' | 'store'>): string => {
  if (card === null) return `We’ve refunded ${total} at the store, ${store}.`
  const name = `${card.brand ?? 'your card'}${card.last4 === null ? '' : ` ending in ${card.last4}`}`
  return `We’ve refunded ${total} to ${name}. It usually takes 3 to 5 business days to arrive.`
}

/** Order emails in English. */
export const english: OrderEmails = {
  placed: (shop, { number, place, when, code, method, ...rest }) => ({
    subject: `Your order ${number} at ${shop}`,
    body: `Thank you. We’ve received your order ${number}.\n\n${times[method]}: ${when}\n${place}\n${howReady[method]}: ${code}\n\n${id}${follow(rest)}`
  }),
  ready: (shop, { number, place, when, code, method, ...rest }) => ({
    subject: `Your order ${number} is ready`,
    body: `Your order ${number} at ${shop} is ready.\n\n${place}\n${times[method]}: ${when}\n${howReady[method]}: ${code}\n\n${id}${follow(rest)}`
  }),
  out: (shop, { number, when, code, ...rest }) => ({
    subject: `Your order ${number} is on its way`,
    body: `Your order ${number} from ${shop} is on its way.\n\nDelivery: ${when}\n${howReady.delivery}: ${code}\n\n${id}${follow(rest)}`
  }),
  cancelled: (shop, { number, store, reason, link }) => ({
    subject: `Your order ${number} was cancelled`,
    body: `Your order ${number} at ${shop}, ${store}, was cancelled.${reason === null ? '' : `\n\nReason: ${reason}`}${link === null ? '' : `\n\nSee your order:\n\n${link}`}`
  }),
  refunded: (shop, { number, store, reason, link, ...rest }) => ({
    subject: `Your order ${number} was refunded`,
    body: `Your order ${number} at ${shop}, ${store}, was refunded.\n\n${moneyBack({ store, ...rest })}${reason ? `\n\nReason: ${reason}` : ''}${link === null ? '' : `\n\nSee your order:\n\n${link}`}`
  }),
  readyText: (shop, { number, store, code, link }) => ({
    subject: '',
    body: `${shop}: your order ${number} is ready at ${store}. Code: ${code}. Bring your ID.${link === null ? '' : ` ${link}`}`
  })
}
