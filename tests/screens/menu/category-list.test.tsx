import { describe, expect, it, vi } from 'vitest'
import { find } from '../../../src/screens/menu/find/find.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { navigate } from '../../../src/routing/location.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { inFindableMenu } from '../support/find.ts'
import { edibles, flower, nightFerry, softChews } from '../support/samples.ts'
import { render } from '../support/render.tsx'

const products = Array.from({ length: 62 }, (_, at) => ({
  ...nightFerry,
  id: `p${at}`,
  slug: `p-${at}`,
  name: `P ${at}`
}))

function open() {
  const value = { location: 'queen-west', categories: [flower, edibles], highlights: [], total: 63, complete: true }
  $menu.set({ state: 'ready', value: { ...value, products: [...products, softChews] } })
  return render(<MenuScreen find={find} details={undefined} />)
}

describe('the list of a category', () => {
  inFindableMenu()
  const shown = (page: ReturnType<typeof open>) => page.all('h3').filter(name => !name.closest('[hidden]')).length

  it('is opened by its tile, which stays in view and is marked', async () => {
    const page = open()
    const tile = () => page.all('nav a')[0] as HTMLElement
    expect(tile().getAttribute('aria-current')).toBeNull()
    tile().click()
    await vi.waitFor(() => expect(tile().getAttribute('aria-current')).toBe('page'))
    expect(tile().closest('[hidden]')).toBeNull()
    await vi.waitFor(() => expect(page.all('h2').map(title => title.textContent)).toContain('62 products'))
  })

  it('shows 24 products, and more on demand with the focus on the first of them, until all are shown', async () => {
    navigate('/queen-west?category=flower')
    const page = open()
    await vi.waitFor(() => expect(shown(page)).toBe(24))
    expect(page.text()).toContain('24 of 62 shown')
    page.named('Show 24 more').click()
    await vi.waitFor(() => expect(shown(page)).toBe(48))
    await vi.waitFor(() => expect(page.root.activeElement?.textContent).toBe('P 24'))
    page.named('Show 14 more').click()
    await vi.waitFor(() => expect(shown(page)).toBe(62))
    expect(() => page.named(/^Show \d+ more/)).toThrow('Nothing is named')
  })

  it('is as long as it was when the shopper comes back to it from another list', async () => {
    navigate('/queen-west?category=flower')
    const page = open()
    await vi.waitFor(() => expect(shown(page)).toBe(24))
    page.named('Show 24 more').click()
    await vi.waitFor(() => expect(shown(page)).toBe(48))
    changeQuery({ category: 'edibles' })
    await vi.waitFor(() => expect(shown(page)).toBe(1))
    changeQuery({ category: 'flower' })
    await vi.waitFor(() => expect(shown(page)).toBe(48))
  })

  it('has the focus on its heading when a link on the same screen has led to it', async () => {
    const page = open()
    page.named('See all 62 Dried flower').click()
    await vi.waitFor(() => expect(page.root.activeElement?.textContent).toBe('62 products'))
  })
})
