import type { Refund } from '../../../contract/order/refund.ts'
import { callLink } from '../../../contract/typed/call-link.ts'
import { paymentOf } from '../../../rules/order/payment.ts'
import { refundAmounts } from '../../../rules/order/refund-amounts.ts'
import { savedIn, type SumRow, sumRows } from '../../../rules/order/sum-rows.ts'
import type { LetterPart, LetterRow } from '../letter/letter.ts'
import type { OrderFacts, OrderWords } from './order-types.ts'

/** Returns the time, the code and the place of the handover, and what to bring. */
function handoverParts({ order, when, store }: OrderFacts, words: OrderWords): LetterPart[] {
  const { method, pickupCode: code, address } = order
  const isDelivered = method === 'delivery' && address
  return [
    {
      kind: 'block',
      label: words.times[method],
      lines: [when, ...(isDelivered ? [] : [[store.name, ...store.address].join(', ')])]
    },
    ...(isDelivered ? [deliveredTo(address, words)] : []),
    { kind: 'code', label: words.codes[method], code },
    words.id
  ]
}

const deliveredTo = (
  { line1, unit, city, province, postalCode }: NonNullable<OrderFacts['order']['address']>,
  words: OrderWords
): LetterPart => ({
  kind: 'block',
  label: words.deliveredTo,
  lines: [[line1, unit].filter(Boolean).join(', '), `${city} ${province} ${postalCode}`]
})

/** Returns the link to the order's page, if it is known. */
const linkPart = ({ link }: OrderFacts, label: string): LetterPart[] =>
  link === null ? [] : [{ kind: 'link', label, url: link }]

/** Returns the products, the sums as on the order's page, the payment, and the store. */
function receiptParts(facts: OrderFacts, words: OrderWords): LetterPart[] {
  const { order, money } = facts
  const payment = paymentOf(order)
  const saved = payment === 'none' ? 0 : savedIn(order)
  const total = { name: words.totals[payment], amount: money(order.total), isTotal: true }
  const sums = sumRows(order).map(row => ({ name: sumName(row, words), amount: sumAmount(row, facts, words) }))
  return [
    { kind: 'table', rows: order.lines.map(line => lineRow(line, facts, words)) },
    { kind: 'table', rows: [...sums, total, ...dueRows(facts, words), ...refundRows(facts, words)] },
    ...(payment === 'card' ? [words.paidBy(cardName(facts, words))] : []),
    ...(saved > 0 ? [words.saved(money(saved))] : []),
    storePart(facts, words),
    ...(facts.notes ?? [])
  ]
}

function lineRow(line: OrderFacts['order']['lines'][number], { money }: OrderFacts, words: OrderWords): LetterRow {
  const { quantity, name, brand, variantName, unitPrice, total, lots = [] } = line
  const each = quantity > 1 ? [words.each(money(unitPrice))] : []
  const from = lots.map(lot => words.lot(lot.number, lot.quantity === quantity ? undefined : lot.quantity)).join(', ')
  return {
    name: `${quantity}\u00a0× ${name}`,
    details: [[brand, variantName].filter(Boolean).join(', '), ...each, ...(from === '' ? [] : [from])],
    amount: money(total)
  }
}

function sumName(row: SumRow, words: OrderWords): string {
  switch (row.kind) {
    case 'promo':
      return row.name ? `${row.name} (${row.code})` : row.code
    case 'reward':
      return words.reward(row.name)
    case 'points':
      return words.points(row.count)
    case 'deal':
    case 'tax':
      return row.name
    default:
      return words[row.kind]
  }
}

const sumAmount = ({ kind, cents }: SumRow, { money }: OrderFacts, words: OrderWords): string =>
  kind === 'fee' && cents === 0 ? words.free : money(cents)

const dueRows = ({ order: { due }, money }: OrderFacts, words: OrderWords): LetterRow[] =>
  due === undefined ? [] : [{ name: words.due, amount: money(due) }]

function refundRows(facts: OrderFacts, words: OrderWords): LetterRow[] {
  const { tender } = facts.order
  const name = tender === 'card' ? words.refundedTo(cardName(facts, words)) : words.refundedInStore
  return refundAmounts(facts.order).map(cents => ({ name, amount: facts.money(-cents) }))
}

/** Returns the refund of a part that an email is about; undefined if all of the order was refunded in one step. */
export const partRefund = ({ order, refund }: OrderFacts): Refund | undefined =>
  refund && refund.amount < order.total ? refund : undefined

/** Returns the products of a refund of some of an order, such as `2 × Sunset OG`. */
export function refundedProducts({ order, refund }: OrderFacts): string[] {
  return (refund?.lines ?? []).flatMap(({ line: id, quantity }) => {
    const line = order.lines.find(candidate => candidate.id === id)
    return line ? [`${quantity}\u00a0× ${line.name}`] : []
  })
}

/** Returns the parts of an email about an order under way: a sentence, the handover, the link and the receipt. */
export const partsUnderWay = (sentence: string, facts: OrderFacts, words: OrderWords): LetterPart[] => [
  sentence,
  ...handoverParts(facts, words),
  ...linkPart(facts, words.follow),
  ...receiptParts(facts, words)
]

/** Returns the parts of an email about an order that is over: sentences, the link and the receipt. */
export const partsAtEnd = (sentences: string[], facts: OrderFacts, words: OrderWords): LetterPart[] => [
  ...sentences,
  ...linkPart(facts, words.see),
  ...receiptParts(facts, words)
]

/** Returns the name of the card that paid an order, as far as it is known. */
export function cardName({ order: { card } }: OrderFacts, words: OrderWords): string {
  const brand = card?.brand ?? words.card
  return card?.last4 ? words.ending(brand, card.last4) : brand
}

function storePart({ store }: OrderFacts, words: OrderWords): LetterPart {
  const { name, address, phone, licenceHolder, licenceNumber } = store
  return {
    kind: 'block',
    label: words.store,
    lines: [
      name,
      ...address,
      ...(phone === null ? [] : [{ text: phone, url: callLink(phone) }]),
      words.licence(licenceHolder, licenceNumber)
    ]
  }
}
