import type { OrderFacts, OrderEmails } from './order-types.ts'

const id = 'Please have government-issued ID with you.'

const howReady: Record<OrderFacts['method'], string> = {
  pickup: 'Show this code at the counter',
  curbside: 'Tell us on your order’s page that you are here, and show this code at the car',
  delivery: 'Show this code at the door'
}

const times: Record<OrderFacts['method'], string> = {
  pickup: 'Pickup',
  curbside: 'Curbside pickup',
  delivery: 'Delivery'
}

const follow = ({ link }: Pick<OrderFacts, 'link'>): string =>
  link === null ? '' : `\n\nFollow your order:\n\n${link}`

/** What we write of orders in English. */
export const english: OrderEmails = {
  placed: (shop, { number, place, when, code, method, ...rest }) => ({
    subject: `Your order ${number} at ${shop}`,
    body: `Thank you. We have your order ${number}.\n\n${times[method]}: ${when}\n${place}\n${howReady[method]}: ${code}\n\n${id}${follow(rest)}`
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
    body: `Your order ${number} at ${shop}, ${store}, was cancelled.${reason === null ? '' : `\n\nThe reason given: ${reason}`}${link === null ? '' : `\n\nSee your order:\n\n${link}`}`
  }),
  readyText: (shop, { number, store, code, link }) => ({
    subject: '',
    body: `${shop}: your order ${number} is ready at ${store}. Code ${code}. Bring your ID.${link === null ? '' : ` ${link}`}`
  })
}
