import { describe, expect, it, vi } from 'vitest'
import { find } from '../../../src/screens/menu/find/find.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { menuDetails } from '../../../src/screens/menu/menu-details.ts'
import { $query, changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { check, inFindableMenu, openFilter, redMud, shows, wholeMenu } from '../support/find.ts'
import { render } from '../support/render.tsx'
import { nightFerry, softChews } from '../support/samples.ts'

describe('the filter by terpenes', () => {
  inFindableMenu()

  it('offers the main terpenes as chips, those of the most products first, and finds products with any chosen one', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await openFilter(page)
    const group = () => page.all('fieldset').find(one => one.textContent?.startsWith('Terpenes'))
    await vi.waitFor(() => expect(group()?.textContent).toBe('TerpenesMyrcene2Caryophyllene1Linalool1'))
    await check(page, 'Linalool')
    await vi.waitFor(() => expect($query.get().terpenes).toEqual(['linalol']))
    await vi.waitFor(() => expect(page.text()).toContain('Show 1 product'))
    await check(page, 'Caryophyllene')
    await vi.waitFor(() => expect(page.text()).toContain('Show 2 products'))
    // The group's counts ignore its own choices, so that its chips stay where they are.
    expect(group()?.textContent).toBe('TerpenesMyrcene2Caryophyllene1Linalool1')
    page.named('Show 2 products').click()
    await shows(page, 'Night Ferry', 'Red Mud')
    page.named('Linalool, remove').click()
    await shows(page, 'Red Mud')
    expect($query.get().terpenes).toEqual(['caryophyllene'])
  })

  it('names a terpene of a link from another language in its own', async () => {
    $menu.set({ state: 'ready', value: { ...wholeMenu, products: [{ ...nightFerry, terpenes: ['Linalol'] }, redMud] } })
    changeQuery({ terpenes: ['linalol'] })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await shows(page, 'Night Ferry')
    expect(page.named('Linalol, remove')).toBeTruthy()
  })

  it('names a choice that is left without products as the menu does', async () => {
    changeQuery({ brands: ['coulee-sons'], terpenes: ['linalol'], strains: ['sativa'], sizes: ['7 g'] })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    page.named(/^Filters/).click()
    const chosen = () =>
      [...page.get('dialog, [role=dialog]').querySelectorAll('label')]
        .filter(one => one.querySelector('input')?.checked)
        .map(one => one.textContent)
    await vi.waitFor(() => expect(chosen()).toEqual(['Sativa0', '7 g0', 'Linalool0', 'Coulee & Sons0']))
  })

  it('asks for no terpenes where the menu has none, or none that can be read (SPEC C19)', async () => {
    const unread = [{ ...nightFerry, terpenes: null }, { ...redMud, terpenes: [{ name: 'Myrcene' }] }, softChews]
    $menu.set({ state: 'ready', value: { ...wholeMenu, products: unread } })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await openFilter(page)
    await vi.waitFor(() => expect(page.text()).toContain('Indica1Sativa1'))
    expect(page.text()).not.toContain('Terpenes')
  })
})
