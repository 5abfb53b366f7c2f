import { describe, expect, it, vi } from 'vitest'
import { find } from '../../../src/screens/menu/find/find.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { menuDetails } from '../../../src/screens/menu/menu-details.ts'
import { $query, changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { check, inFindableMenu, openFilter, redMud, shows, wholeMenu } from '../support/find.ts'
import { render } from '../support/render.tsx'
import { nightFerry, softChews } from '../support/samples.ts'

const packaged = <Shown extends typeof nightFerry>(product: Shown, packagedOn: string): Shown => ({
  ...product,
  variants: product.variants.map(variant => ({ ...variant, packagedOn }))
})

const open = async () => {
  const page = render(<MenuScreen find={find} details={menuDetails} />)
  await openFilter(page)
  return page
}

describe('the filter by packaging date', () => {
  inFindableMenu()

  it('offers the last 30, 60 and 90 days, and finds products packaged within them by the store’s day', async () => {
    // It is November 21 at the store.
    const products = [packaged(nightFerry, '2026-10-22'), packaged(redMud, '2026-10-21'), softChews]
    $menu.set({ state: 'ready', value: { ...wholeMenu, products } })
    const page = await open()
    const group = () => page.all('fieldset').find(one => one.textContent?.startsWith('Packaged'))
    await vi.waitFor(() => expect(group()?.textContent).toBe('PackagedLast 30 days1Last 60 days2Last 90 days2'))
    await check(page, 'Last 30 days')
    await vi.waitFor(() => expect($query.get().packaged).toBe(30))
    await vi.waitFor(() => expect(page.text()).toContain('Show 1 product'))
    page.named('Show 1 product').click()
    await shows(page, 'Night Ferry')
    page.named('Packaged within 30 days, remove').click()
    await vi.waitFor(() => expect($query.get().packaged).toBeUndefined())
  })

  it('sorts by freshness, products without a date last', async () => {
    const products = [softChews, packaged(nightFerry, '2026-09-01'), packaged(redMud, '2026-11-21')]
    $menu.set({ state: 'ready', value: { ...wholeMenu, products } })
    changeQuery({ sort: 'freshest' })
    await shows(
      render(<MenuScreen find={find} details={menuDetails} />),
      'Red Mud',
      'Night Ferry',
      'Cloudberry Soft Chews'
    )
  })

  it('asks for no date and offers no such order where the menu has none', async () => {
    const page = await open()
    await vi.waitFor(() => expect(page.text()).toContain('Indica1Sativa1'))
    expect(page.text()).not.toContain('Packaged')
    expect(page.text()).not.toContain('Freshest')
  })
})
