import type { ShownFirst } from './show-first.ts'

/** The number of cards that one task makes the app's own. */
const AT_A_TIME = 2

/** How far an element is from the view, in px. */
function distanceOf(element: Element): number {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return Math.max(0, top - innerHeight, -bottom) + Math.max(0, left - innerWidth, -right)
}

/** The turns in which the cards of a first screen become the app's own. */
export interface Turns {
  /**
   * Returns a promise that resolves in the turn of the next card, in the order of the elements; undefined for a card that the
   * shopper has touched, which is taken over with the screen.
   */
  take(): Promise<void> | undefined
  /** Begins the turns of a few cards: of those that were touched by now, or else of those nearest to the view. */
  begin(): void
  /** Returns true if an element is in a card that waits for its turn. */
  isWaiting(element: Element): boolean
  isOver(): boolean
}

/** Creates the turns of the cards of a first screen, none of which waits yet. */
export function createTurns({ container, taps: held }: Pick<ShownFirst, 'container' | 'taps'>): Turns {
  // Measured before anything changes: later, it would force a layout.
  const cards = [...container.querySelectorAll('[role=listitem]')].map(card => ({ card, distance: distanceOf(card) }))
  const waiting = new Map<Element, { distance: number; begin: () => void }>()
  return {
    take() {
      const next = cards.shift()
      if (!next || held.isIn(next.card)) return undefined
      return new Promise<void>(begin => void waiting.set(next.card, { distance: next.distance, begin }))
    },
    begin() {
      const touched = [...waiting].filter(([card]) => held.isIn(card))
      const nearest = [...waiting].sort(([, a], [, b]) => a.distance - b.distance)
      for (const [card, { begin }] of (touched.length > 0 ? touched : nearest).slice(0, AT_A_TIME)) {
        waiting.delete(card)
        begin()
      }
    },
    isWaiting: element => [...waiting.keys()].some(card => card.contains(element)),
    isOver: () => waiting.size === 0
  }
}
