import { describe, expect, it, vi } from 'vitest'
import { readListings, setListing } from '../../src/contract/staff/staff-board.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { field, fill, hasFocus, press, says } from './support/find.ts'
import { chews, ferry } from './support/samples.ts'
import { stream } from './support/stream.ts'

const staff = withStaffShop()
const sent = () => staff.api.received(setListing).map(({ params, body }) => ({ variant: params['variant'], ...body }))

async function openStock(): Promise<Rendered> {
  const page = await openBoard({ tab: 'stock' })
  await vi.waitFor(() => expect(page.all('[data-variant]')).toHaveLength(staff.shop.listings.length))
  return page
}

const isChecked = (page: Rendered, name: string) =>
  vi.waitFor(() => expect(page.named(name).getAttribute('aria-checked')).toBe('true'))
const count = (page: Rendered) => field(page, 'Quantity of Night Ferry, 3.5 g')
const leave = (input: HTMLElement) => void input.dispatchEvent(new Event('focusout', { bubbles: true }))
const enter = (input: HTMLElement) =>
  void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))

describe('the stock', () => {
  it('shows placeholders while it loads', async () => {
    const release = staff.api.hold(readListings)
    const page = await openBoard({ tab: 'stock' })
    expect(page.get('[aria-busy]').textContent).toBe('Loading')
    release()
    await says(page, 'Night Ferry, 3.5 g Cold Harbour')
  })

  it('is searched in a moment’s pause, and says if nothing is found', async () => {
    const page = await openStock()
    await fill(page, 'Find a product', ' chews ')
    await vi.waitFor(() => expect(page.all('[data-variant]').map(one => one.dataset['variant'])).toEqual(['v3']))
    await fill(page, 'Find a product', 'xylophone')
    await says(page, 'No products found')
    await says(page, 'Check the spelling, or try the brand.')
    expect(staff.api.received(readListings).map(({ query }) => query['q'])).toEqual(['', 'chews', 'xylophone'])
  })

  it('is searched without a pause by a scanner, which leads to the number of the size', async () => {
    const drink = { ...ferry, variant: 'v9', name: 'Cola', variantName: '355 mL', sku: 'CO-9', gtin: '00036000291452' }
    staff.shop.listings = [ferry, chews, drink]
    staff.api.on(readListings, ({ query: { q } }) => ({ listings: q === '036000291452' ? [drink] : [ferry, chews] }))
    const page = await openBoard({ tab: 'stock' })
    await says(page, 'Night Ferry')
    await fill(page, 'Find a product', '036000291452')
    field(page, 'Find a product').form?.requestSubmit()
    await hasFocus(page, 'Quantity of Cola, 355 mL')
    await says(page, 'CO-9')
    await fill(page, 'Find a product', 'ferry')
    field(page, 'Find a product').focus()
    field(page, 'Find a product').form?.requestSubmit()
    await says(page, 'Night Ferry')
    expect(page.root.activeElement?.id).toBe('search')
  })

  it('that can’t be loaded says so', async () => {
    staff.api.refuse(readListings, 503)
    const page = await openBoard({ tab: 'stock' })
    await says(page, 'That didn’t work. Please try again.')
  })
})

describe('the number of a size', () => {
  it('is changed by one with its buttons, and not below none', async () => {
    const page = await openStock()
    await press(page, 'Add one Night Ferry, 3.5 g')
    await says(page, 'Night Ferry, 3.5 g: 13 left')
    await press(page, 'Remove one Night Ferry, 3.5 g')
    await says(page, 'Night Ferry, 3.5 g: 12 left')
    const less = page.named('Remove one Cloudberry Soft Chews, 2 × 4.5 g')
    expect(less.getAttribute('aria-disabled')).toBe('true')
    less.click()
    expect(sent().map(({ stock }) => stock)).toEqual([13, 12])
  })

  it('is typed, and sent with Enter or when the field is left', async () => {
    const page = await openStock()
    await fill(page, 'Quantity of Night Ferry, 3.5 g', '3')
    enter(count(page))
    await says(page, 'Night Ferry, 3.5 g: 3 left')
    await fill(page, 'Quantity of Night Ferry, 3.5 g', '4')
    leave(count(page))
    await says(page, 'Night Ferry, 3.5 g: 4 left')
    expect(sent()).toEqual([3, 4].map(stock => ({ variant: 'v1', stock, available: true })))
  })

  it.each(['', '-1', '1.5', '12'])('typed as %o is not sent, and the field has its number again', async typed => {
    const page = await openStock()
    await fill(page, 'Quantity of Night Ferry, 3.5 g', typed)
    enter(count(page))
    await vi.waitFor(() => expect(count(page).value).toBe('12'))
    expect(sent()).toEqual([])
  })

  it('follows live stock changes, except while someone is typing', async () => {
    const page = await openStock()
    const tell = (variant: string, stock: number) =>
      stream().tell({ type: 'stock', product: 'p1', variant, stock, available: true })
    tell('v1', 11)
    await vi.waitFor(() => expect(count(page).value).toBe('11'))
    await fill(page, 'Quantity of Night Ferry, 3.5 g', '3')
    tell('v1', 10)
    tell('v3', 5)
    await vi.waitFor(() => expect(field(page, 'Quantity of Cloudberry Soft Chews, 2 × 4.5 g').value).toBe('5'))
    expect(count(page).value).toBe('3')
  })
})

describe('a size', () => {
  it('is sold out with a press, and has its number from before with another', async () => {
    const page = await openStock()
    await press(page, 'Sold out: Night Ferry, 3.5 g')
    await isChecked(page, 'Sold out: Night Ferry, 3.5 g')
    await press(page, 'Sold out: Night Ferry, 3.5 g')
    await vi.waitFor(() => expect(count(page).value).toBe('12'))
    expect(sent().map(({ stock }) => stock)).toEqual([0, 12])
  })

  it('that was sold out before asks for its number, and gives its field the focus', async () => {
    staff.shop.listings = [{ ...chews, variant: 'v7' }]
    const page = await openStock()
    await press(page, 'Sold out: Cloudberry Soft Chews, 2 × 4.5 g')
    await says(page, 'Enter how many of Cloudberry Soft Chews, 2 × 4.5 g there are.')
    expect(page.root.activeElement).toBe(field(page, 'Quantity of Cloudberry Soft Chews, 2 × 4.5 g'))
    expect(sent()).toEqual([])
  })

  it('is taken off the menu and put back, with its number as it is', async () => {
    staff.shop.listings = [ferry]
    const page = await openStock()
    await press(page, 'On the menu: Night Ferry, 3.5 g')
    await vi.waitFor(() =>
      expect(page.named('On the menu: Night Ferry, 3.5 g').getAttribute('aria-checked')).toBe('false')
    )
    await press(page, 'On the menu: Night Ferry, 3.5 g')
    await isChecked(page, 'On the menu: Night Ferry, 3.5 g')
    expect(sent()).toEqual([false, true].map(available => ({ variant: 'v1', stock: 12, available })))
  })

  it('that can’t be changed says so and stays', async () => {
    staff.api.refuse(setListing, 403, 'You don’t have permission to do that.')
    const page = await openStock()
    await press(page, 'Add one Night Ferry, 3.5 g')
    await says(page, 'You don’t have permission to do that.')
    expect(count(page).value).toBe('12')
  })
})
