import { beforeEach, describe, expect, it, vi } from 'vitest'
import { $drawBanners, BannerRoom, bannerRoom } from '../../../src/components/banner-room.tsx'
import type { Banner } from '../../../src/contract/catalog/banners.ts'
import { platform, setPlatform } from '../../../src/platform/platform.ts'
import '../../../src/screens/banners/draw-banners.tsx'
import { navigate } from '../../../src/routing/location.ts'
import { $banners } from '../../../src/stores/location/banners.ts'
import { $closedBar } from '../../../src/stores/location/closed-bar.ts'
import { render } from '../support/render.tsx'
import { queenWest } from '../support/samples.ts'
import { inQueenWest, openRetailer } from '../support/shop.ts'

const banner: Banner = {
  id: 'b1',
  place: 'menu',
  title: 'The cold shelf is full',
  text: 'Drinks and iced teas.',
  picture: 'https://shop.example/v1/pictures/1/640.jpg',
  pictureWidths: [320, 640],
  alt: 'A can',
  link: { kind: 'category', category: 'beverages', sub: 'teas' },
  shown: [{}]
}
const bar: Banner = {
  ...banner,
  id: 'a1',
  place: 'bar',
  title: 'Open late',
  text: 'Until 11.',
  picture: null,
  link: null
}

const give = (...all: Banner[]) => $banners.set({ state: 'ready', value: { location: 'queen-west', all, shown: all } })
const openWith = (room: { bar?: string; menu: boolean; isLow?: boolean }) =>
  openRetailer([{ ...queenWest, banners: room }])
let closed: string | undefined

describe('banners', () => {
  inQueenWest()
  beforeEach(() => {
    closed = undefined
    const closedBar = { get: () => closed, set: (text: string | undefined) => void (closed = text) }
    setPlatform({ ...platform(), closedBar })
    $banners.set({ state: 'idle' })
  })

  it('on the menu are drawn in room that was kept for them', async () => {
    openWith({ menu: true })
    const page = render(<BannerRoom place="menu" />)
    const room = page.get('[data-bar]')
    expect(room.textContent).toBe('')
    give(banner)
    await vi.waitFor(() => expect(room.textContent).toContain('The cold shelf is fullDrinks and iced teas.'))
    expect(page.get('a').getAttribute('href')).toBe('#/queen-west?category=beverages&sub=teas')
    const image = page.get('img')
    expect([image.getAttribute('loading'), image.getAttribute('alt')]).toEqual(['lazy', 'A can'])
    expect(page.get('source').getAttribute('srcset')).toContain('/320.webp 320w')
  })

  it.each([
    ['three lines', true],
    ['more', false]
  ])('on the menu have the room that they need: %s', (_, isLow) => {
    openWith({ menu: true, isLow })
    const { className } = render(<BannerRoom place="menu" />).get('[data-bar]')
    expect(className).toBe(bannerRoom[isLow ? 'low' : 'menu'])
  })

  it('that come to a menu without room scroll the page by their height', async () => {
    const set = vi.fn<(top: number) => void>()
    setPlatform({ ...platform(), scroll: { ...platform().scroll, get: () => 40, set } })
    openWith({ menu: false })
    const page = render(<BannerRoom place="menu" />)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.querySelector('ul:not([hidden])') ? 1200 : 1000
    })
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
    give(banner)
    await vi.waitFor(() => expect(page.get('ul').textContent).toContain('The cold shelf'))
    expect(set).toHaveBeenCalledExactlyOnceWith(240)
    vi.restoreAllMocks()
  })

  it('as the announcement bar are a region with a name, and stay closed for this tab', async () => {
    openWith({ bar: 'a1', menu: false })
    give(bar)
    const page = render(
      <>
        <h1 tabIndex={-1}>Queen West</h1>
        <BannerRoom place="bar" />
      </>
    )
    const region = page.get('section')
    expect([region.getAttribute('aria-label'), region.getAttribute('role'), region.getAttribute('aria-live')]).toEqual([
      'Announcement',
      null,
      null
    ])
    expect(region.textContent).toBe('Open late Until 11.')
    page.named('Close the announcement').click()
    await vi.waitFor(() => expect(page.all('section,[data-bar]')).toEqual([]))
    expect(page.text()).toBe('Queen West')
    expect(closed).toBe('a1')
    // As after a reload.
    $closedBar.set('a1')
    expect(render(<BannerRoom place="bar" />).all('section,[data-bar]')).toEqual([])
  })

  it('lead out of the shop in a new tab, and at a kiosk not at all; its bar stays', async () => {
    openWith({ bar: 'a1', menu: true })
    const link = { kind: 'page' as const, address: 'https://blog.example/news' }
    give({ ...banner, link }, bar)
    const page = render(<BannerRoom place="menu" />)
    const { target, rel, href, textContent } = page.get('a') as HTMLAnchorElement
    expect([target, rel, href]).toEqual(['_blank', 'noopener', link.address])
    expect(textContent).toContain('opens in a new tab')
    navigate('/queen-west?in_store=1')
    try {
      expect(render(<BannerRoom place="menu" />).all('a')).toEqual([])
      const kiosk = render(<BannerRoom place="bar" />)
      expect([kiosk.text(), kiosk.all('button')]).toEqual(['Open late Until 11.', []])
    } finally {
      navigate('/queen-west?in_store=0')
    }
  })

  it('of the cart are drawn with it, and of another store not', () => {
    give({ ...banner, place: 'cart' })
    const draw = $drawBanners.get()
    expect(render(<>{draw?.('cart', false)}</>).text()).toContain('The cold shelf is full')
    expect(render(<>{draw?.('order', false)}</>).text()).toBe('')
    $banners.set({ state: 'ready', value: { location: 'kensington', all: [], shown: [{ ...banner, place: 'cart' }] } })
    expect(render(<>{draw?.('cart', false)}</>).text()).toBe('')
  })
})
