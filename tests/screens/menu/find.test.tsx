import { describe, expect, it, vi } from 'vitest'
import { $locale } from '../../../src/i18n/locale.ts'
import { find } from '../../../src/screens/menu/find/find.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { menuDetails } from '../../../src/screens/menu/menu-details.ts'
import { $query, changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { check, inFindableMenu, openFilter, shows } from '../support/find.ts'
import { queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { openRetailer } from '../support/shop.ts'

describe('the menu, searched and filtered', () => {
  inFindableMenu()

  it('finds products as the shopper types, by name, brand, strain and category, whatever the accents and typos', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    for (const [typed, name] of [
      ['boreale chews', 'Cloudberry Soft Chews'],
      ['ferry cut', 'Night Ferry'],
      ['edible', 'Cloudberry Soft Chews'],
      ['cluodberry', 'Cloudberry Soft Chews'],
      ['sativa', 'Red Mud']
    ]) {
      page.type('input[type=search]', typed ?? '')
      await shows(page, name ?? '')
    }
    expect(page.text()).toContain('1 product for “sativa”')
  })

  it('marks what matched, accents and all, and unmarks it afterwards', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    const marks = () => page.all('mark').filter(mark => !mark.closest('[hidden]'))
    page.type('input[type=search]', 'boreale')
    await vi.waitFor(() => expect(marks().map(mark => mark.textContent)).toEqual(['Boréale']))
    page.type('input[type=search]', '')
    await vi.waitFor(() => expect(page.all('mark')).toEqual([]))
  })

  it('suggests a similar term when nothing is found, and searches for it when pressed', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    page.type('input[type=search]', 'borxaxl')
    await vi.waitFor(() => expect(page.text()).toContain('No results for “borxaxl”'))
    page.named('Boréale').click()
    await shows(page, 'Cloudberry Soft Chews')
    // The field and the results need not be drawn in the same task.
    await vi.waitFor(() => expect((page.get('input[type=search]') as HTMLInputElement).value).toBe('Boréale'))
    page.type('input[type=search]', 'qqqqqqq')
    await vi.waitFor(() => expect(page.text()).toContain('Browse'))
    page.named('Dried flower').click()
    await shows(page, 'Night Ferry', 'Red Mud')
  })

  it('shows how many there would be without the filters when these leave nothing', async () => {
    changeQuery({ q: 'ferry', onSale: true, strains: ['sativa'] })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await vi.waitFor(() => expect(page.text()).toContain('1 product matches without filters.'))
    page.named('Clear filters').click()
    await shows(page, 'Night Ferry')
  })

  it('combines filters, each choice with its live count', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await openFilter(page)
    await vi.waitFor(() => expect(page.text()).toContain('On sale1'))
    expect(page.text()).toContain('In stock here2')
    expect(page.text()).toContain('Indica1Sativa1')
    await check(page, 'Sativa')
    await vi.waitFor(() => expect(page.text()).toContain('Show 1 product'))
    expect(page.text()).toContain('On sale0')
    expect(page.text()).toContain('Indica1Sativa1')
    expect($query.get().strains).toEqual(['sativa'])
    page.named('Show 1 product').click()
    await shows(page, 'Red Mud')
    await vi.waitFor(() => expect(page.named('Filters (1)')).toBeTruthy())
  })

  it('asks for effects and reviews only where the location shows them (SPEC C12)', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await openFilter(page)
    expect(page.text()).not.toContain('Effects')
    expect(page.text()).not.toContain('Reviews')
    openRetailer([{ ...queenWest, features: { ...queenWest.features, effects: true, reviews: true } }])
    await vi.waitFor(() => expect(page.text()).toContain('Calm1'))
    await check(page, '4 stars and up')
    await vi.waitFor(() => expect($query.get().rating).toBe(4))
  })

  it('accepts values in the category’s unit, and shows an error at the field for invalid ones', async () => {
    changeQuery({ category: 'flower' })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await openFilter(page)
    const exact = (legend: string) => {
      const group = page.all('fieldset').find(one => one.textContent?.startsWith(legend))
      const button = [...(group?.querySelectorAll('button') ?? [])].find(one => one.textContent === 'Exact range')
      button?.click()
    }
    exact('THC (%)')
    await vi.waitFor(() => expect(page.all('input[inputmode=decimal]')).toHaveLength(2))
    exact('Price ($)')
    await vi.waitFor(() => expect(page.all('input[inputmode=decimal]')).toHaveLength(4))
    const field = (legend: string, label: string) => {
      const group = page.all('fieldset').find(one => one.textContent?.startsWith(legend))
      const id = [...(group?.querySelectorAll('label') ?? [])].find(one => one.textContent === label)?.htmlFor
      return `[id="${id}"]`
    }
    page.type(field('THC (%)', 'From'), '20,5')
    await vi.waitFor(() => expect($query.get().thc).toEqual({ min: 20.5, max: Infinity }))
    page.type(field('THC (%)', 'To'), '18')
    await vi.waitFor(() => expect(page.text()).toContain('Must be 20,5 or more.'))
    expect(page.get(field('THC (%)', 'To')).getAttribute('aria-invalid')).toBe('true')
    page.type(field('Price ($)', 'To'), 'cheap')
    await vi.waitFor(() => expect(page.text()).toContain('Enter a number, for example 20.'))
    page.type(field('Price ($)', 'To'), '25')
    await vi.waitFor(() => expect($query.get().price).toEqual({ min: 0, max: 2500 }))
    expect($query.get().thc).toEqual({ min: 20.5, max: Infinity })
  })

  it('offers bands of potency and price as chips, one of them at a time, and names the chosen one', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await openFilter(page)
    await vi.waitFor(() => expect(page.text()).toContain('10–20%1'))
    await check(page, '10–20%')
    await vi.waitFor(() => expect($query.get().thc).toEqual({ min: 10, max: 19.99 }))
    const group = page.all('fieldset').find(one => one.textContent?.startsWith('THC (%)'))
    expect([...(group?.querySelectorAll('input') ?? [])].filter(one => one.checked)).toHaveLength(1)
    await check(page, 'Under $20')
    await vi.waitFor(() => expect($query.get().price).toEqual({ min: 0, max: 1999 }))
    await vi.waitFor(() => expect(page.text()).toContain('Show 1 product'))
    const chips = () => page.all('[aria-label="Active filters"] button').map(chip => chip.textContent)
    await vi.waitFor(() => expect(chips()).toEqual(['Under $20', 'THC 10–20%', 'Clear all']))
    await check(page, '10–20%')
    await vi.waitFor(() => expect($query.get().thc).toBeUndefined())
  })

  it('asks for the strain first and for the brand last, and sorts in the same sheet', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await openFilter(page)
    const sheet = page.get('dialog, [role=dialog]')
    const legends = [...sheet.querySelectorAll('legend')].map(one => one.textContent)
    expect(legends).toEqual([
      'Strain type',
      'THC (%)',
      'Price ($)',
      'Category',
      'Size',
      'Terpenes',
      'CBD (%)',
      'Availability',
      'Brand'
    ])
    const sort = sheet.querySelector('select')
    if (!sort) throw new Error('The sheet has no sort order.')
    sort.value = 'price'
    sort.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect($query.get().sort).toBe('price'))
  })

  it('offers quick filters over the results, which are no longer offered once they are chosen', async () => {
    changeQuery({ strains: ['indica', 'sativa'] })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    const offered = () =>
      page
        .all('[aria-label="Quick filters"] button')
        .filter(one => !one.closest('[hidden]'))
        .map(one => one.textContent)
    await vi.waitFor(() => expect(offered()).toContain('Under $30 1'))
    page.named('Under $30 1').click()
    await shows(page, 'Red Mud')
    expect(offered()).not.toContain('Under $30 1')
    expect($query.get().price).toEqual({ min: 0, max: 2999 })
    expect(page.root.activeElement?.tagName).toBe('H2')
  })

  it('shows each choice as a chip that takes it back, and gives the focus to its neighbour', async () => {
    changeQuery({ category: 'flower', brands: ['coulee-sons'], price: { min: 1000, max: 2500 } })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await shows(page, 'Red Mud')
    const chips = () => page.all('[aria-label="Active filters"] button').map(chip => chip.textContent)
    expect(chips()).toEqual(['Dried flower', 'Coulee & Sons', 'Price $10.00 to $25.00', 'Clear all'])
    page.named('Coulee & Sons, remove').focus()
    page.named('Coulee & Sons, remove').click()
    await vi.waitFor(() => expect(chips()).toEqual(['Dried flower', 'Price $10.00 to $25.00', 'Clear all']))
    const focused = () => page.root.activeElement?.getAttribute('aria-label')
    await vi.waitFor(() => expect(focused()).toBe('Price $10.00 to $25.00, remove'))
    page.named('Clear all').click()
    await shows(page, 'Night Ferry', 'Red Mud', 'Cloudberry Soft Chews')
  })

  it('orders the products as asked, and by the best match in a search', async () => {
    changeQuery({ sort: 'price' })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await shows(page, 'Red Mud', 'Night Ferry', 'Cloudberry Soft Chews')
    changeQuery({ sort: 'name' })
    await shows(page, 'Night Ferry', 'Red Mud', 'Cloudberry Soft Chews')
    changeQuery({ q: 'mud' })
    await vi.waitFor(() => expect(page.all('option')[0]?.textContent).toBe('Best match'))
  })

  it('politely announces the number of products once the shopper has paused', async () => {
    changeQuery({ brands: ['boreale'] })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    const said = () => page.all('[role=status]').map(region => region.textContent)
    await shows(page, 'Cloudberry Soft Chews')
    expect(said()).not.toContain('1 product')
    await vi.waitFor(() => expect(said()).toContain('1 product'))
  })

  it('shows the search term from the URL, not the one typed earlier', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    const field = () => (page.get('input[type=search]') as HTMLInputElement).value
    page.type('input[type=search]', 'ferry ')
    await shows(page, 'Night Ferry')
    expect(field()).toBe('ferry ')
    changeQuery({ q: 'mud' })
    await vi.waitFor(() => expect(field()).toBe('mud'))
  })

  it('speaks French', async () => {
    $locale.set('fr-CA')
    changeQuery({ q: 'mud', thc: { min: 10, max: Infinity } })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await vi.waitFor(() => expect(page.text()).toContain('1 produit pour «\u00a0mud\u00a0»'.replace(/\u00a0/g, ' ')))
    expect(page.text()).toContain('THC à partir de 10 %')
    await openFilter(page)
    expect(page.text()).toContain('Voir 1 produit')
  })
})
