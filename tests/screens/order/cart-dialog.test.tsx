import { describe, expect, it, vi } from 'vitest'
import { CartDialog } from '../../../src/screens/cart/cart-dialog.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { cart } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, requests } from '../support/shop.ts'

const open = (changes = {}) => {
  $cart.set({ state: 'ready', value: { ...cart, ...changes } })
  return render(<CartDialog />)
}

describe('the cart over the list it was opened from', () => {
  inQueenWest()

  it('is a dialog with its title, whose foot holds the purchase limit and the checkout with the total', () => {
    const page = open({ equivalent: 12.4 })
    const dialog = page.get('dialog') as HTMLDialogElement
    expect(dialog.open).toBe(true)
    expect(page.root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Your cart')
    const way = page.named('Checkout · $67.69')
    expect(way.getAttribute('href')).toBe('#/queen-west/checkout')
    expect(way.parentElement?.querySelector('[role=meter]')?.getAttribute('aria-valuetext')).toBe(
      '12.4\u00a0g of 30\u00a0g'
    )
  })

  it('goes back to the list once, however often it is closed', () => {
    const page = open()
    page.named('Close').click()
    page.named('Close').click()
    page.get('dialog').click()
    expect(requests).toEqual(['back'])
  })

  it('goes back from its empty state too, instead of adding the menu to the history', () => {
    const page = open({ lines: [], count: 0 })
    page.named('Go to the menu').click()
    expect(requests).toEqual(['back'])
  })

  it('keeps the focus when the line that had it goes', async () => {
    const page = open()
    page.named('Remove Night Ferry, 3.5 g').focus()
    $cart.set({ state: 'ready', value: { ...cart, lines: [], count: 0 } })
    await vi.waitFor(() => expect(page.root.activeElement?.textContent).toBe('Your cart'))
  })
})
