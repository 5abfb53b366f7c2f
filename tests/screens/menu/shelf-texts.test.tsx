import { describe, expect, it, vi } from 'vitest'
import { find } from '../../../src/screens/menu/find/find.ts'
import { menuDetails } from '../../../src/screens/menu/menu-details.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { ProductScreen } from '../../../src/screens/product/product-screen.tsx'
import { changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { $product } from '../../../src/stores/menu/product.ts'
import { $shelfTexts } from '../../../src/stores/menu/shelf-texts.ts'
import { inFindableMenu, openFilter } from '../support/find.ts'
import { render } from '../support/render.tsx'
import { detail, flower } from '../support/samples.ts'
import { inQueenWest, requests } from '../support/shop.ts'

const give = (brands: string[] = []) =>
  $shelfTexts.set({
    state: 'ready',
    value: {
      location: 'queen-west',
      locale: 'en-CA',
      categories: [{ id: flower.id, text: 'Dried flower.' }],
      brands,
      searchWords: []
    }
  })
const asked = () => requests.filter(request => request.includes('shelf-texts'))

describe('the texts of categories and the order of brands', () => {
  inFindableMenu()

  it('are read when a category is chosen and not before, and its text is shown', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    expect(asked()).toEqual([])
    changeQuery({ category: flower.slug })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    expect(page.text()).not.toContain('Dried flower.')
    give()
    await vi.waitFor(() => expect(page.text()).toContain('Dried flower.'))
  })

  it('put the retailer’s brands first in the filter, and the others behind them by name', async () => {
    give(['Cold Harbour'])
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    await openFilter(page)
    const group = () => page.all('fieldset').find(one => one.textContent?.startsWith('Brand'))?.textContent
    await vi.waitFor(() => expect(group()).toMatch(/^BrandCold Harbour.*Boréale.*Coulee & Sons/))
  })
})

describe('the page of a product', () => {
  inQueenWest()

  it('calls its picture by the retailer’s words, or else by its name, and has the text about its brand', () => {
    const open = (more: object) => {
      $product.set({ state: 'ready', value: { ...detail, picture: '/v1/pictures/x/640.jpg', ...more } })
      return render(<ProductScreen location="queen-west" product={detail.slug} />)
    }
    const alts = (page: ReturnType<typeof render>) => page.all('article img').map(image => image.getAttribute('alt'))
    const bare = open({})
    expect(alts(bare)).toEqual(['Illustration of Night Ferry'])
    expect(bare.text()).not.toContain('About Cold Harbour')
    const full = open({ pictureAlt: 'A jar', aboutBrand: { text: 'Since 1990.', picture: null } })
    expect(alts(full)).toContain('A jar')
    expect(full.text()).toMatch(/About Cold Harbour.*Since 1990\./)
  })
})
