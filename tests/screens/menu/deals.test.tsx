import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deal } from '../../../src/contract/catalog/deals.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import '../../../src/screens/menu/card/cart-mark.tsx'
import { ProductCard } from '../../../src/screens/menu/card/product-card.tsx'
import { DealsLink } from '../../../src/screens/menu/deals/deals-link.tsx'
import { DealsRow } from '../../../src/screens/menu/deals/deals-row.tsx'
import { DealsScreen } from '../../../src/screens/menu/deals/deals-screen.tsx'
import { $deals } from '../../../src/stores/menu/deals.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { nightFerry } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline } from '../support/shop.ts'

const hour: Deal = {
  id: 'hour',
  name: 'Happy hour',
  items: [{ products: [nightFerry.slug] }],
  current: { ends: '2026-11-24T20:00:00-05:00' },
  next: null,
  weekly: [{ day: 2, from: '16:00', to: '20:00' }],
  methods: ['pickup'],
  minimum: 3000,
  perPerson: 1,
  combines: false
}
const later: Deal = {
  ...hour,
  id: 'later',
  name: 'Later',
  current: null,
  next: { starts: '2026-12-01T16:00:00-05:00', ends: undefined }
}

const give = (...deals: Deal[]) => $deals.set({ state: 'ready', value: { location: 'queen-west', deals } })
const card = () => render(<ProductCard product={nightFerry} location="queen-west" storeName="Queen West" />)

describe('deals', () => {
  inQueenWest()
  beforeEach(() => {
    // Cards are drawn when they come near the viewport; without an observer all are drawn.
    vi.stubGlobal('IntersectionObserver', undefined)
    $deals.set({ state: 'idle' })
    const shown = { location: 'queen-west', categories: [], highlights: [], total: 1, complete: true }
    $menu.set({ state: 'ready', value: { ...shown, products: [nightFerry] } })
    return () => vi.unstubAllGlobals()
  })

  it('are a badge on the card of a product while they are on', async () => {
    give({ ...hour, offer: { percent: 20 } })
    const page = card()
    expect(page.text()).toContain('20% off')
    give(later)
    await vi.waitFor(() => expect(page.text()).not.toContain('20% off'))
    expect(page.text()).not.toContain('Deal')
  })

  it.each<[Deal['offer'], string, string]>([
    [{ percent: 20 }, '20% off', '20 % de rabais'],
    [{ amount: 500 }, '$5.00 off', '5,00 $ de rabais'],
    [{ amount: 500, pieces: 1 }, '$5.00 off', '5,00 $ de rabais'],
    [{ percent: 10, pieces: 3 }, '3+: 10% off', '3 et plus : 10 % de rabais'],
    [{ price: 4000, pieces: 2 }, '2 for $40.00', '2 pour 40,00 $'],
    [undefined, 'Deal', 'Offre']
  ])('of %j are named in a few words on a card', (offer, english, french) => {
    give({ ...hour, offer })
    const words = () => card().text().replaceAll('\u00a0', ' ')
    expect(words()).toContain(english)
    $locale.set('fr-CA')
    expect(words()).toContain(french)
  })

  it('have a page with their times, terms and products, in both languages', () => {
    give(hour, later)
    const page = render(<DealsScreen />)
    expect(page.all('h1, h2').map(({ textContent }) => textContent)).toEqual(['Deals', 'Happy hour', 'Later'])
    for (const words of [
      'On now, until Tuesday, November 24 at 8:00 pm',
      'Tuesday, 4:00 pm – 8:00 pm',
      'On orders of $30.00 or more before tax',
      'Only for: Pickup',
      'Once per person',
      'From Tuesday, December 1 at 4:00 pm'
    ])
      expect(page.text().replaceAll('\u00a0', ' ')).toContain(words)
    expect(page.all('[role=listitem]').map(item => item.textContent)).toEqual([
      expect.stringContaining(nightFerry.name),
      expect.stringContaining(nightFerry.name)
    ])
    $locale.set('fr-CA')
    expect(render(<DealsScreen />).text()).toContain('Une fois par personne')
  })

  it('say that there are none, are a skeleton while they load, and can be tried again', () => {
    give()
    expect(render(<DealsScreen />).text()).toContain('No deals right now')
    $deals.set({ state: 'loading' })
    expect(render(<DealsScreen />).text()).toContain('Loading deals')
    $deals.set({ state: 'failed', problem: offline })
    expect(render(<DealsScreen />).named('Try again')).toBeTruthy()
  })

  it('are a row of the home with a link to their page, the link alone before they begin, and nothing without any', () => {
    give(hour)
    const page = render(<DealsRow />)
    expect(page.named('See all deals').getAttribute('href')).toBe('#/queen-west/deals')
    expect(page.all('[role=listitem]')).toHaveLength(1)
    give(later)
    expect(render(<DealsRow />).all('h2')).toHaveLength(0)
    give()
    expect(render(<DealsRow />).text()).toBe('')
  })

  it('have a way to their page among the chips of the home, unless there are none', () => {
    give(hour)
    expect(
      render(<DealsLink />)
        .get('a')
        .getAttribute('href')
    ).toBe('#/queen-west/deals')
    give()
    expect(render(<DealsLink />).text()).toBe('')
  })

  it('come into the home where they move nothing in view: once their place is below it', async () => {
    const seen: ((entries: object[]) => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(listener: (entries: object[]) => void) {
          seen.push(listener)
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      }
    )
    give(hour)
    const page = render(<DealsRow />)
    const [place] = await vi.waitFor(() => (seen.length > 0 ? seen : expect.fail('Nothing is observed.')))
    place!([{ isIntersecting: true, boundingClientRect: { top: 400 } }])
    place!([{ isIntersecting: false, boundingClientRect: { top: -400 } }])
    expect(page.text()).toBe('')
    place!([{ isIntersecting: false, boundingClientRect: { top: 900 } }])
    await vi.waitFor(() => expect(page.text()).toContain('Deals'))
  })
})
