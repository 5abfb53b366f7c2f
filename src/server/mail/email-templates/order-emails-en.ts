import { changedParts, questionParts } from './change-parts.ts'
import { changeEnglish } from './change-words.ts'
import { cardName, partRefund, partsAtEnd, partsUnderWay, refundedProducts } from './order-parts.ts'
import type { OrderEmails, OrderFacts, OrderWords } from './order-types.ts'

const words: OrderWords = {
  times: { pickup: 'Pickup', curbside: 'Curbside pickup', delivery: 'Delivery' },
  codes: {
    pickup: 'Show this code at the counter',
    curbside: 'Let us know on your order page when you arrive, and show this code at your car',
    delivery: 'Show this code at your door'
  },
  deliveredTo: 'Delivery address',
  id: 'Please bring government-issued photo ID.',
  follow: 'Follow your order',
  see: 'See your order',
  store: 'Store',
  licence: (holder, number) => `Operated by ${holder}, licence ${number}`,
  reason: reason => `Reason: ${reason}`,
  lot: (number, pieces) => (pieces === undefined ? `Lot ${number}` : `${pieces}\u00a0× lot ${number}`),
  each: price => `${price} each`,
  subtotal: 'Subtotal',
  reward: name => `Reward: ${name}`,
  points: count => (count === 1 ? '1 point used' : `${count} points used`),
  fee: 'Delivery',
  deposits: 'Container deposits',
  free: 'Free',
  tip: 'Tip',
  due: 'Due at the hand-over',
  saved: amount => `You save ${amount}`,
  totals: {
    card: 'Total, paid by card',
    store: 'Total, payable in store',
    curb: 'Total, payable when we bring it out',
    door: 'Total, payable on delivery',
    none: 'Total'
  },
  paidBy: card => `Paid with ${card}`,
  refundedTo: card => `Refunded to ${card}`,
  refundedInStore: 'Refunded at the store',
  card: 'your card',
  ending: (brand, last4) => `${brand} ending in ${last4}`
}

function moneyBack(facts: OrderFacts): string {
  const amount = facts.money(facts.refund?.amount ?? facts.order.total)
  if (facts.order.tender !== 'card') return `We’ve refunded ${amount} at the store, ${facts.store.name}.`
  return `We’ve refunded ${amount} to ${cardName(facts, words)}. It usually takes 3 to 5 business days to arrive.`
}

/** The reason that the staff gave for a refund. */
function reasonOf({ refund, order }: OrderFacts): string[] {
  const { reason } = refund ?? order.refund ?? { reason: '' }
  return reason === '' ? [] : [words.reason(reason)]
}

const afterCancelling = (facts: OrderFacts): string =>
  facts.order.tender === 'card'
    ? `${facts.money(facts.order.total)} goes back to ${cardName(facts, words)}, usually within 3 to 5 business days.`
    : 'You weren’t charged.'

/** Order emails in English. */
export const english: OrderEmails = {
  placed: (shop, facts) => ({
    subject: `Your order ${facts.order.number} at ${shop}`,
    parts: partsUnderWay(`Thank you. We’ve received your order ${facts.order.number}.`, facts, words)
  }),
  ready: (shop, facts) => ({
    subject: `Your order ${facts.order.number} is ready`,
    parts: partsUnderWay(`Your order ${facts.order.number} at ${shop} is ready.`, facts, words)
  }),
  out: (shop, facts) => ({
    subject: `Your order ${facts.order.number} is on its way`,
    parts: partsUnderWay(`Your order ${facts.order.number} from ${shop} is on its way.`, facts, words)
  }),
  cancelled: (shop, facts) => ({
    subject: `Your order ${facts.order.number} was cancelled`,
    parts: partsAtEnd(
      [
        `Your order ${facts.order.number} at ${shop}, ${facts.store.name}, was cancelled.`,
        ...(facts.order.cancelReason ? [words.reason(facts.order.cancelReason)] : []),
        afterCancelling(facts)
      ],
      facts,
      words
    )
  }),
  refunded: (shop, facts) => ({
    subject: partRefund(facts)
      ? `Part of your order ${facts.order.number} was refunded`
      : `Your order ${facts.order.number} was refunded`,
    parts: partsAtEnd(
      [
        partRefund(facts)
          ? `Part of your order ${facts.order.number} at ${shop}, ${facts.store.name}, was refunded.`
          : `Your order ${facts.order.number} at ${shop}, ${facts.store.name}, was refunded.`,
        ...(partRefund(facts) ? [refundedProducts(facts).join(', ')].filter(Boolean) : []),
        moneyBack(facts),
        ...reasonOf(facts)
      ],
      facts,
      words
    )
  }),
  changed: (shop, facts) => ({
    subject: `Your order ${facts.order.number} was changed`,
    parts: changedParts(`Your order ${facts.order.number} at ${shop} was changed.`, facts, words, changeEnglish)
  }),
  question: (shop, facts) => ({
    subject: `A question about your order ${facts.order.number}`,
    parts: questionParts(
      `A question about your order ${facts.order.number} at ${shop}, ${facts.store.name}.`,
      facts,
      changeEnglish,
      facts.until ?? ''
    )
  }),
  questionText: (shop, { order: { number }, until = '', link }) => ({
    subject: '',
    parts: [
      `${shop}: we’re out of something in your order ${number}. Answer by ${until}, or we leave it out.${link === null ? '' : ` ${link}`}`
    ]
  }),
  readyText: (shop, { order: { number, pickupCode }, store, link }) => ({
    subject: '',
    parts: [
      `${shop}: your order ${number} is ready at ${store.name}. Code: ${pickupCode}. Bring your ID.${link === null ? '' : ` ${link}`}`
    ]
  })
}
