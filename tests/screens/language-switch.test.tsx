import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $locale } from '../../src/i18n/locale.ts'
import { CartScreen } from '../../src/screens/cart/cart-screen.tsx'
import { $announcement } from '../../src/stores/cart/announcement.ts'
import { $slots } from '../../src/stores/checkout/slots.ts'
import { reset } from '../../src/client/reset.ts'
import { render, type Rendered } from './support/render.tsx'
import { inQueenWest, openRetailer } from './support/shop.ts'
import { has, later, sentences, slot, store } from './support/sentences.tsx'

/** Returns the visible text, without one-time announcements. */
function seen(page: Rendered): string {
  const shown = page.root.firstElementChild?.cloneNode(true) as HTMLElement
  for (const said of shown.querySelectorAll('header [role=status]')) said.remove()
  return (shown.textContent ?? '').replace(/\s+/g, ' ')
}

describe('a sentence on screen follows a switch of the language', () => {
  inQueenWest()
  beforeEach(() => {
    openRetailer([store])
    $slots.set({ state: 'ready', value: [{ date: '2026-11-21', slots: [slot(true), later] }] })
    has({})
  })
  afterEach(() => reset('all'))

  test.each(sentences)('%s', async (_, open, english, french) => {
    const page = await open()
    await vi.waitFor(() => expect(seen(page)).toContain(english))
    $locale.set('fr-CA')
    await vi.waitFor(() => expect(seen(page)).toContain(french))
    expect(seen(page)).not.toContain(english)
  })

  test('but announcements are not repeated', async () => {
    const page = render(<CartScreen />)
    $announcement.set({ key: 'cart.said', params: { name: 'Night Ferry', count: 2 } })
    const region = () => page.get('header [role=status]').textContent
    await vi.waitFor(() => expect(region()).toBe('Night Ferry: 2 in cart'))
    $locale.set('fr-CA')
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Votre panier'))
    expect(region()).toBe('Night Ferry: 2 in cart')
  })
})
