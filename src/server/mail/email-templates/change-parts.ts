import type { Method } from '../../../contract/cart/method.ts'
import { changedLines, isTimeChanged, newMethod } from '../../../rules/order/changed-lines.ts'
import type { LetterPart } from '../letter/letter.ts'
import { cardName, partsUnderWay } from './order-parts.ts'
import type { OrderFacts, OrderWords } from './order-types.ts'

/** The words of letters about changed orders and questions, in one language. */
export interface ChangeWords {
  removed: string
  added: string
  /** Labels of a changed line's quantities, and of a new time or note. */
  now: (name: string, before: number, after: number) => string
  newTime: (when: string) => string
  newMethod: Record<Method, string>
  newNotes: string
  totals: (before: string, after: string) => string
  back: (amount: string, card: string) => string
  due: (amount: string) => string
  answer: string
  missing: (pieces: string) => string
  offer: (pieces: string, each: string) => string
  /** The difference that the substitute makes to the total with the missing pieces. */
  difference: (amount: string, isDearer: boolean) => string
  same: string
  otherwise: (until: string) => string
  nothingAlike: (until: string) => string
}

/** Returns the parts of a letter about a changed order: a sentence, the changes, the new sums, and the order. */
export function changedParts(sentence: string, facts: OrderFacts, words: OrderWords, own: ChangeWords): LetterPart[] {
  const { change, money } = facts
  const [first = sentence, ...rest] = partsUnderWay(sentence, facts, words)
  if (change === undefined) return [first, ...rest]
  const lines = changedLines(change)
  const method = newMethod(change)
  const named = ({ name, variantName }: (typeof lines)[number]) => `${name}, ${variantName}`
  const listed = (some: typeof lines, pieces: (line: (typeof lines)[number]) => number) =>
    some.map(line => `${pieces(line)}\u00a0× ${named(line)}`)
  const removed = listed(
    lines.filter(({ after }) => after === 0),
    ({ before }) => before
  )
  const added = listed(
    lines.filter(({ before }) => before === 0),
    ({ after }) => after
  )
  const others = lines.filter(({ before, after }) => before > 0 && after > 0)
  const block = (label: string, items: string[]): LetterPart[] =>
    items.length === 0 ? [] : [{ kind: 'block', label, lines: items }]
  return [
    first,
    ...block(own.removed, removed),
    ...block(own.added, added),
    ...others.map(line => own.now(named(line), line.before, line.after)),
    ...(method ? [own.newMethod[method]] : []),
    ...(isTimeChanged(change) ? [own.newTime(facts.when)] : []),
    ...(change.hasNewNotes ? [own.newNotes] : []),
    ...(change.before.total === change.after.total
      ? []
      : [own.totals(money(change.before.total), money(change.after.total))]),
    ...moneyParts(facts, words, own),
    ...rest
  ]
}

function moneyParts({ change, order, money, ...facts }: OrderFacts, words: OrderWords, own: ChangeWords): LetterPart[] {
  const less = change ? change.before.total - change.after.total : 0
  const card = cardName({ change, order, money, ...facts }, words)
  const back = order.tender === 'card' && less > 0 ? [own.back(money(less), card)] : []
  return [...back, ...(order.due === undefined ? [] : [own.due(money(order.due))])]
}

/** Returns the parts of a letter that asks the shopper about missing pieces, with the link to answer. */
export function questionParts(sentence: string, facts: OrderFacts, own: ChangeWords, until: string): LetterPart[] {
  const { question, order, link, money } = facts
  const line = order.lines.find(({ id }) => id === question?.line)
  if (question === undefined || line === undefined) return [sentence]
  const { substitute, missing } = question
  const offered = substitute && `${substitute.quantity}\u00a0× ${substitute.name}, ${substitute.variantName}`
  const cents = question.takenTotal - order.total
  const difference = cents === 0 ? own.same : own.difference(money(Math.abs(cents)), cents > 0)
  return [
    sentence,
    own.missing(`${missing}\u00a0× ${line.name}, ${line.variantName}`),
    ...(offered && substitute ? [own.offer(offered, money(substitute.unitPrice)), difference] : []),
    ...(link === null ? [] : [{ kind: 'link' as const, label: own.answer, url: link }]),
    substitute ? own.otherwise(until) : own.nothingAlike(until)
  ]
}
