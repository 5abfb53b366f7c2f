import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reset } from '../../../src/client/reset.ts'
import { platform, setPlatform } from '../../../src/platform/platform.ts'
import { find } from '../../../src/screens/menu/find/find.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { menuDetails } from '../../../src/screens/menu/menu-details.ts'
import { changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $shelfTexts } from '../../../src/stores/menu/shelf-texts.ts'
import { inFindableMenu, shows, wholeMenu } from '../support/find.ts'
import { render, type Rendered } from '../support/render.tsx'
import { flower } from '../support/samples.ts'
import { bodies, offline, requests } from '../support/shop.ts'

const draw = () => render(<MenuScreen find={find} details={menuDetails} />)
const search = async (page: Rendered, text: string) => {
  page.type('input[type=search]', text)
  await vi.waitFor(() => expect(page.text()).toContain(`No results for “${text}”`))
}
const said = (page: Rendered) =>
  page
    .all('[aria-live],[role=status]')
    .map(one => one.textContent)
    .join(' ')
const reports = () => requests.filter(request => request.includes('/searches'))

describe('a search that finds nothing', () => {
  inFindableMenu()

  it('announces the similar names', async () => {
    const page = draw()
    await search(page, 'borxaxl')
    await vi.waitFor(() => expect(said(page)).toContain('Did you mean Boréale'))
  })

  it('offers the categories of the products with most of its words, and moves the focus to the products of the chosen one', async () => {
    const page = draw()
    await search(page, 'red mud zzzzzz')
    expect(page.text()).toContain('The nearest categories')
    page.named('Dried flower').click()
    await shows(page, 'Night Ferry', 'Red Mud')
    expect(page.root.activeElement?.textContent).toMatch(/^2 products/)
  })

  it('offers its own words as they would find something: corrected, in the trade’s spelling, and without those that are like nothing', async () => {
    const page = draw()
    await search(page, 'gelifiee qqxxzz')
    page.named('gélifié').click()
    await shows(page, 'Cloudberry Soft Chews')
    await search(page, 'mud bananas')
    page.named('mud').click()
    await shows(page, 'Red Mud')
  })

  it('offers the category of the most similar name, and a way back to the whole menu', async () => {
    const page = draw()
    await search(page, 'borxaxl')
    expect(page.text()).toContain('The nearest categories')
    expect(page.named('Edibles')).toBeDefined()
    const clear = page.named('Show full menu')
    clear.focus()
    clear.click()
    await vi.waitFor(() => expect(page.text()).not.toContain('No results'))
    await vi.waitFor(() => expect(page.root.activeElement?.textContent).toContain('Dried flower'))
  })

  it('finds a product by the retailer’s own words, once they are loaded', async () => {
    const page = draw()
    await search(page, 'frangipane')
    $shelfTexts.set({
      state: 'ready',
      value: {
        location: 'queen-west',
        locale: 'en-CA',
        categories: [{ id: flower.id, text: '' }],
        brands: [],
        searchWords: [['frangipanes', 'night ferry']]
      }
    })
    await shows(page, 'Night Ferry')
  })
})

describe('the words of a search that found nothing', () => {
  inFindableMenu()
  /** The shopper's pause, which is shorter here than in the shop, in milliseconds. */
  let pause: number
  beforeEach(() => {
    const { clock } = platform()
    pause = 300
    setPlatform({ ...platform(), clock: { ...clock, after: (ms, run) => clock.after(Math.min(ms, pause), run) } })
  })

  it('are reported after a pause, alone, and once a visit', async () => {
    const page = draw()
    await search(page, 'Zzzz Qqqq')
    await vi.waitFor(() => expect(reports()).toHaveLength(1))
    expect(reports()[0]).toMatch(/POST .*\/v1\/locations\/queen-west\/searches\?locale=en-CA$/)
    expect(bodies[requests.indexOf(reports()[0]!)]).toBe('{"words":"zzzz qqqq"}')
    await search(page, 'wwww qqqq')
    await vi.waitFor(() => expect(reports()).toHaveLength(2))
    await search(page, 'ZZZZ qqqq')
    await search(page, 'vvvv qqqq')
    await vi.waitFor(() => expect(reports()).toHaveLength(3))
    reset('visitor')
    changeQuery({ q: 'zzzz qqqq' })
    await vi.waitFor(() => expect(reports()).toHaveLength(4))
  })

  it('are not reported while the shopper types on', async () => {
    const page = draw()
    await search(page, 'yyyy')
    await search(page, 'tttt')
    await vi.waitFor(() => expect(reports()).toHaveLength(1))
    expect(bodies[requests.indexOf(reports()[0]!)]).toBe('{"words":"tttt"}')
  })

  it('are not reported while a part of the menu is missing, or if they may be about a person', async () => {
    pause = 0
    const page = draw()
    await search(page, 'ann@shop.example')
    $menu.set({ state: 'stale', value: { ...wholeMenu, complete: false }, since: 0, problem: offline })
    await vi.waitFor(() => expect(page.text()).toContain('Try again'))
    await search(page, 'xxxx')
    await search(page, 'tttt')
    $menu.set({ state: 'ready', value: wholeMenu })
    await vi.waitFor(() => expect(reports()).not.toEqual([]))
    expect(bodies[requests.indexOf(reports()[0]!)]).toBe('{"words":"tttt"}')
  })
})
