import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartMove, MoveChange } from '../../../src/contract/cart/cart-move.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { SwitchStoreDialog } from '../../../src/screens/locations/switch-store-dialog.tsx'
import type { AsyncState } from '../../../src/client/async-state.ts'
import { $popup, openPopup } from '../../../src/stores/core/popup.ts'
import { $switch, $pendingStore, endSwitch } from '../../../src/stores/location/switch-store.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline, requests } from '../support/shop.ts'

const change = (
  kind: MoveChange['kind'],
  [before, after]: [number, number],
  [cost, costThere]: [number, number]
): MoveChange => ({
  variant: kind,
  name: `Thing ${kind}`,
  variantName: '3.5 g',
  kind,
  before: { quantity: before, total: cost },
  after: { quantity: after, total: costThere }
})

const changes = [
  change('price', [1, 1], [1000, 1200]),
  change('fewer', [3, 2], [3000, 2000]),
  change('gone', [1, 0], [500, 0]),
  change('limit', [4, 3], [4000, 3000])
]

const moveOf = (some: Partial<CartMove> = {}): CartMove => ({
  version: 4,
  changes,
  before: { count: 9, subtotal: 8500, total: 9605 },
  after: { count: 6, subtotal: 8200, total: 9266 },
  currency: 'CAD',
  ...some
})

const asked = { from: 'queen-west', to: 'kensington', cart: 'c1' }

async function open(preview: AsyncState<CartMove>, more: object = {}) {
  openPopup({ key: 'switch-store', data: asked })
  const page = render(<SwitchStoreDialog asked={asked} />)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  requests.length = 0
  $switch.set({ ...asked, preview, isMoving: false, ...more })
  await vi.waitFor(() => expect(page.all('[aria-busy]')).toHaveLength(preview.state === 'loading' ? 1 : 0))
  return page
}

const ready = (some: Partial<CartMove> = {}) => open({ state: 'ready', value: moveOf(some) })
const names = (page: Awaited<ReturnType<typeof open>>) =>
  page
    .all('button')
    .map(button => button.textContent)
    .filter(Boolean)

describe('the change of store with a filled cart', () => {
  inQueenWest()
  afterEach(() => {
    endSwitch()
    $pendingStore.set(undefined)
  })

  it('lists the changes line by line, with the prices at both stores', async () => {
    const lines = (await ready()).all('li').map(line => (line.textContent ?? '').replace(/\s+/g, ' '))
    expect(lines).toEqual([
      'Thing price3.5 gHigher price thereNow $12.00 Was $10.00',
      '3 × Thing fewer3.5 gOnly 2 of 3 availableNow $20.00 Was $30.00',
      'Thing gone3.5 gNot available there todayWas $5.00',
      '4 × Thing limit3.5 g3 of 4 (purchase limit)Now $30.00 Was $40.00'
    ])
  })

  it('shows when a price is lower', async () => {
    expect((await ready({ changes: [change('price', [1, 1], [1200, 1000])] })).text()).toContain('Lower price there')
  })

  it('shows the totals here and there', async () => {
    const page = await ready()
    expect(page.all('dt').map(one => one.textContent)).toEqual([
      'Now at Queen West, tax included',
      'At Kensington, tax included'
    ])
    expect(page.all('dd').map(one => one.textContent)).toEqual(['$96.05', '$92.66'])
  })

  it('has three ways, the first of which takes the cart along', async () => {
    const page = await ready()
    expect(names(page)).toEqual(['Move cart', 'Switch without my cart', 'Stay at Queen West'])
    flushSync(() => page.named('Move cart').click())
    expect(requests.at(-1)).toContain('POST ')
    expect(requests.at(-1)).toContain('/v1/carts/c1/move')
    await vi.waitFor(() => expect(page.named('Move cart').getAttribute('aria-busy')).toBe('true'))
  })

  it.each([
    ['Switch without my cart', 'kensington'],
    ['Stay at Queen West', 'queen-west']
  ])('“%s” leads to %s and moves nothing', async (name, slug) => {
    const page = await ready()
    flushSync(() => page.named(name).click())
    expect([$pendingStore.get(), $popup.get(), requests]).toEqual([slug, undefined, []])
  })

  it('closes without doing anything', async () => {
    const page = await ready()
    flushSync(() => page.named('Close').click())
    expect([$pendingStore.get(), $popup.get(), requests]).toEqual([undefined, undefined, []])
  })

  it('shows when nothing changes', async () => {
    const page = await ready({ changes: [], after: { count: 9, subtotal: 8500, total: 9605 } })
    expect(page.text()).toContain('All your items are available there at the same price.')
    expect(page.all('li')).toEqual([])
  })

  it('does not offer to move a cart whose items are all unavailable', async () => {
    const page = await ready({
      changes: [change('gone', [9, 0], [8500, 0])],
      after: { count: 0, subtotal: 0, total: 0 }
    })
    expect(page.text()).toContain('None of these items are available there today. Your cart stays saved at Queen West.')
    expect(names(page)).toEqual(['Switch without my cart', 'Stay at Queen West'])
  })

  it('counts what waits in the cart there already', async () => {
    const page = await ready()
    expect(page.text()).not.toContain('already')
    page.unmount()
    requests.length = 0
    expect((await ready({ after: { count: 8, subtotal: 1, total: 1 } })).text()).toContain(
      'Includes 2 products already in your cart there.'
    )
  })

  it('says that it is checking, and still offers the other two choices', async () => {
    const page = await open({ state: 'loading' })
    expect(page.get('[role=status]').textContent).toContain('Checking what would change')
    expect(names(page)).toEqual(['Switch without my cart', 'Stay at Queen West'])
  })

  it('shows an error when it fails to load, with a retry and the other two choices', async () => {
    const page = await open({ state: 'failed', problem: offline })
    expect(page.text()).toContain(offline.text)
    expect(names(page)).toEqual(['Try again', 'Switch without my cart', 'Stay at Queen West'])
    flushSync(() => page.named('Try again').click())
    expect(requests.at(-1)).toContain('GET ')
    expect(requests.at(-1)).toContain('/v1/carts/c1/move?location=kensington')
  })

  it('explains why a move failed', async () => {
    const page = await open({ state: 'ready', value: moveOf() }, { problem: offline })
    expect(page.text()).toContain(offline.text)
    expect(names(page)).toContain('Move cart')
  })

  it('speaks French', async () => {
    $locale.set('fr-CA')
    const page = await ready()
    expect(names(page)).toEqual(['Transférer le panier', 'Changer sans mon panier', 'Rester au magasin Queen West'])
    expect(page.text()).toContain('Seulement 2 sur 3 en stock')
  })
})
