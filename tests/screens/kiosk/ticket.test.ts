import { describe, expect, it } from 'vitest'
import { drawPaper } from '../../../src/embed/browser/draw-paper.ts'
import { type TicketOrder, ticketOf, ticketOrder } from '../../../src/stores/kiosk/ticket.ts'
import { cart, order, queenWest } from '../support/samples.ts'

const placed = { ...order, pickupCode: 'B042' }

/** An order that hasn't reached the API: its prices are those of the cart. */
const waiting: TicketOrder = {
  code: 'B042',
  number: null,
  placedAt: '2026-11-21T22:20:00Z',
  tender: 'in_store',
  card: null,
  total: cart.total,
  lines: cart.lines,
  readyBy: null,
  sums: cart
}

describe('the ticket of an order at a kiosk', () => {
  it('lists the store with its licence, the code, the items and the amount due', () => {
    expect(ticketOf(ticketOrder(placed), queenWest, 'en-CA')).toEqual({
      title: 'Linden & Slate Queen West',
      lang: 'en-CA',
      width: '80mm',
      head: ['718 Queen Street West, Toronto ON M6J 1E8', 'Linden & Slate Retail Inc. · CRSA1200141'],
      code: 'B042',
      lines: [
        'Order QW-1001',
        'Ordered November 21, 2026, 5:20\u00a0pm',
        'Ready by 6:15\u00a0pm',
        '',
        ['2\u00a0× Night Ferry, Cold Harbour, 3.5 g', '$59.90'],
        '',
        ['Subtotal', '$59.90'],
        ['HST', '$7.79'],
        ['Total', '$67.69', 'bold'],
        '',
        ['To pay at the counter', '$67.69', 'bold']
      ]
    })
  })

  it('says the range promised for the order, as its page does', () => {
    const promised = { from: placed.slot.start, to: placed.slot.end }
    const said = (locale: 'en-CA' | 'fr-CA') => ticketOf(ticketOrder({ ...placed, promised }), queenWest, locale).lines
    expect(said('en-CA')).toContain('Ready 6:00–6:15\u00a0pm')
    expect(said('fr-CA').join()).toMatch(/Prête\s: 18\sh – 18\sh\s15/)
  })

  it('is in French where French is spoken', () => {
    const { lines } = ticketOf(ticketOrder(placed), queenWest, 'fr-CA')
    expect(lines[1]).toBe('Commandé le 21 novembre 2026, 17\u00a0h\u00a020')
    expect(lines.at(-1)).toEqual(['À payer au comptoir', '67,69\u00a0$', 'bold'])
  })

  it.each([
    ['the card', { brand: 'Visa', last4: '1234' }, 'Paid by Visa ending in 1234'],
    ['a card that isn’t known', null, 'Paid']
  ])('says that it is paid, by %s', (_, card, words) => {
    const paid = ticketOrder({ ...placed, tender: 'card', card })
    expect(ticketOf(paid, queenWest, 'en-CA').lines.at(-1)).toEqual([words, '$67.69', 'bold'])
  })

  it('has no number while the order waits for the network, and the store’s time', () => {
    expect(ticketOf(waiting, queenWest, 'en-CA').lines[0]).toBe('Ordered November 21, 2026, 5:20\u00a0pm')
  })
})

describe('a printed ticket', () => {
  const draw = (width?: '80mm') => {
    const page = document.implementation.createHTMLDocument()
    const { width: _, ...paper } = ticketOf(ticketOrder(placed), queenWest, 'en-CA', [[true, false]])
    drawPaper(page, width ? { ...paper, width } : paper)
    return page
  }

  it('has a large code, bold totals and a QR code with its caption', () => {
    const page = draw('80mm')
    expect(page.documentElement.lang).toBe('en-CA')
    expect(page.querySelector('[data-code]')?.textContent).toBe('B042')
    expect(page.querySelectorAll('[data-bold]')).toHaveLength(2)
    expect(page.querySelector('path')?.getAttribute('d')).toBe('M0 0h1v1h-1z')
    expect(page.body.lastElementChild?.textContent).toBe('Scan to follow your order')
  })

  it('is as wide as a receipt printer’s roll only if it is for one', () => {
    const looks = (page: Document) => page.querySelector('style')?.textContent
    expect(looks(draw('80mm'))).toContain('74mm')
    expect(looks(draw())).not.toContain('74mm')
  })
})
