import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $locale } from '../../../src/i18n/locale.ts'
import { DeleteAccountDialog } from '../../../src/screens/user/security/delete-account-dialog.tsx'
import { UserScreen } from '../../../src/screens/user/user-screen.tsx'
import { $addresses, $removed, writeAddress } from '../../../src/stores/account/addresses.ts'
import { $devices } from '../../../src/stores/account/devices.ts'
import { reset } from '../../../src/client/reset.ts'
import { $loyalty } from '../../../src/stores/account/loyalty.ts'
import { $reordering } from '../../../src/stores/order/reorder.ts'
import { $myOrders } from '../../../src/stores/order/past-orders.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $profile, profileForm } from '../../../src/stores/account/profile.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { home, loyalty, profile } from '../support/account-samples.ts'
import { alex, order, queenWest } from '../support/samples.ts'
import { type Rendered, render } from '../support/render.tsx'
import { inQueenWest, offline, openRetailer, requests } from '../support/shop.ts'

/** Opens a section; the requests it makes stay pending. */
async function open(section: string): Promise<Rendered> {
  const page = render(<UserScreen section={section} />)
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0))
  return page
}
const submit = (page: Rendered) =>
  page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const value = (page: Rendered, selector: string) => (page.get(selector) as HTMLInputElement).value

inQueenWest()
beforeEach(() => {
  openRetailer([{ ...queenWest, features: { ...queenWest.features, loyalty: true } }])
  beginSession(alex)
})
afterEach(() => reset('all'))

describe('the profile', () => {
  it('is prefilled with known data, and shows which address awaits confirmation', async () => {
    const page = await open('profile')
    profileForm.fillIn(profile)
    $profile.set({ state: 'ready', value: { ...profile, pendingEmail: 'new@example.com' } })
    await vi.waitFor(() => expect(value(page, '#sf-first_name')).toBe('Alex'))
    expect(page.text()).toContain(
      'We’ll keep using alex@example.com until you follow the link we sent to new@example.com.'
    )
    expect((page.all('[type=checkbox]') as HTMLInputElement[]).map(box => box.checked)).toEqual([true, false, false])
  })

  it('shows the error at the field, and keeps the typed number', async () => {
    const page = await open('profile')
    profileForm.fillIn(profile)
    $profile.set({ state: 'ready', value: profile })
    await vi.waitFor(() => page.get('#sf-phone'))
    page.type('#sf-phone', '12')
    submit(page)
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('#sf-phone')))
    expect(page.get('#sf-phone-error').textContent).toContain('ten digits')
    expect(value(page, '#sf-phone')).toBe('12')
  })

  it('that can’t be loaded shows an error, with a way on (SPEC C16)', async () => {
    const page = await open('profile')
    $profile.set({ state: 'failed', problem: offline })
    await vi.waitFor(() => expect(page.get('[role=alert]').textContent).toContain('can’t reach the shop'))
    page.named('Try again').click()
    await vi.waitFor(() => expect(page.text()).toContain('Loading your account'))
  })
})

describe('the orders', () => {
  it('show the status, items and total of each, with its receipt and a reorder button', async () => {
    const page = await open('orders')
    $myOrders.set({ state: 'ready', value: { orders: [order] } })
    await vi.waitFor(() => expect(page.named('Order QW-1001')).toBeTruthy())
    expect(page.text()).toContain('Confirmed')
    expect(page.text()).toContain('November 21, 2026 · Queen West')
    expect(page.text()).toContain('$67.69')
    expect(page.named('Receipt for order QW-1001').getAttribute('href')).toBe('#/queen-west/orders/o1')
    const refused = [{ name: 'Night Ferry, 3.5 g', why: { text: 'Sold out.' } }]
    $reordering.set({ order: 'o1', isBusy: false, added: 1, refused })
    await vi.waitFor(() => expect(page.named('View cart').getAttribute('href')).toBe('#/queen-west/cart'))
    expect(page.text()).toContain('Sold out.')
  })

  it('say that there are none yet, with the way to the menu', async () => {
    const page = await open('orders')
    $myOrders.set({ state: 'ready', value: { orders: [] } })
    await vi.waitFor(() => expect(page.named('Go to the menu').getAttribute('href')).toBe('#/queen-west'))
  })
})

describe('points and rewards', () => {
  const rows = (page: Rendered) =>
    page.all('tr').map(row => [...row.querySelectorAll('th,td')].map(cell => cell.textContent))

  it('show the points, the progress to the next tier, the badges and the rewards', async () => {
    const page = await open('loyalty')
    $loyalty.set({ state: 'ready', value: loyalty })
    await vi.waitFor(() => expect(page.text()).toContain('320 points'))
    const meter = page.get('[role=meter]')
    expect(['label', 'valuenow', 'valuemax', 'valuetext'].map(name => meter.getAttribute(`aria-${name}`))).toEqual([
      'Seed',
      '350',
      '500',
      '150 points to Leaf'
    ])
    expect(page.get('[aria-label=Badges]').textContent).toBe('Regular')
    expect(page.text()).toContain('Ready to use in your cart')
    expect(page.text()).toContain('160 points to go')
  })

  it('show the tiers once one has extra points, with the shopper’s own', async () => {
    const page = await open('loyalty')
    $loyalty.set({ state: 'ready', value: loyalty })
    await vi.waitFor(() => expect(page.text()).toContain('320 points'))
    expect(page.text()).not.toContain('Tiers')
    const tiers = loyalty.tiers.map((tier, at) => ({ ...tier, bonus: at * 25 }))
    $loyalty.set({ state: 'ready', value: { ...loyalty, tiers } })
    await vi.waitFor(() => expect(page.text()).toContain('LeafFrom 500 points · 25% more points on each order'))
    expect(page.text()).toContain('SeedFrom 0 pointsYour tier')
  })

  it('lists every entry, whose sum is the balance', async () => {
    const page = await open('loyalty')
    $loyalty.set({ state: 'ready', value: loyalty })
    await vi.waitFor(() => page.get('table'))
    expect(rows(page)).toEqual([
      ['Date', 'Reason', 'Points'],
      ['November 20, 2026', 'Used · QW-1002', '−30'],
      ['November 1, 2026', 'Earned · QW-1001', '+300'],
      ['Earlier activity', '+50'],
      ['Balance', '320']
    ])
  })
})

describe('the addresses', () => {
  it('can be changed and removed by name, and had back after that', async () => {
    const page = await open('addresses')
    $addresses.set({ state: 'ready', value: { addresses: [home] } })
    await vi.waitFor(() => expect(page.text()).toContain('4–12 Elm Street, Toronto ON M5V 1A1'))
    page.named('Edit Home').click()
    await vi.waitFor(() => expect(value(page, '#sf-line1')).toBe('12 Elm Street'))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('#sf-label')))
    page.named('Cancel').click()
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.named('Edit Home')))
    page.named('Remove Home').click()
    await vi.waitFor(() => expect(requests.at(-1)).toMatch(/DELETE .*\/v1\/me\/addresses\/a1$/))
    $removed.set(home)
    $addresses.set({ state: 'ready', value: { addresses: [] } })
    await vi.waitFor(() => expect(page.text()).toContain('Home was removed.'))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.named('Undo')))
  })

  it('show an error at each missing field of a new address', async () => {
    const page = await open('addresses')
    $addresses.set({ state: 'ready', value: { addresses: [] } })
    writeAddress()
    await vi.waitFor(() => page.get('form'))
    submit(page)
    await vi.waitFor(() =>
      expect(page.all('[aria-invalid]').map(field => field.id)).toEqual([
        'sf-label',
        'sf-line1',
        'sf-city',
        'sf-postalCode'
      ])
    )
    expect(page.all('[for=sf-unit]')[0]?.textContent).toBe('Unit (optional)')
  })

  it('are ten at most', async () => {
    const page = await open('addresses')
    const addresses = Array.from({ length: 10 }, (_, at) => ({ ...home, id: `a${at}` }))
    $addresses.set({ state: 'ready', value: { addresses } })
    await vi.waitFor(() => expect(page.all('li').length).toBeGreaterThan(10))
    expect(page.all('[data-add]')).toHaveLength(0)
  })
})

describe('security and data', () => {
  it('lists the devices; the current one has no sign-out button', async () => {
    const page = await open('security')
    const at = { createdAt: '2026-11-01T12:00:00-05:00', lastSeenAt: '2026-11-20T12:00:00-05:00' }
    const devices = [
      { id: 'd1', device: 'Safari on iPhone', current: true, ...at },
      { id: 'd2', device: 'Firefox on Linux', current: false, ...at }
    ]
    $devices.set({ state: 'ready', value: { devices } })
    await vi.waitFor(() => expect(page.named('Sign out Firefox on Linux')).toBeTruthy())
    expect(page.text()).toContain('Safari on iPhone This device')
    expect(page.text()).toContain('Last used November 20, 2026')
    expect(() => page.named('Sign out Safari on iPhone')).toThrow('Nothing is named')
    page.named('Sign out Firefox on Linux').click()
    await vi.waitFor(() => expect(requests.at(-1)).toMatch(/DELETE .*\/v1\/me\/sessions\/d2$/))
  })

  it('ask for the password before, where there is one', async () => {
    const page = await open('security')
    $profile.set({ state: 'ready', value: profile })
    await vi.waitFor(() => page.get('#sf-current'))
    expect(page.all('form input').map(field => field.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
      'new-password'
    ])
    $profile.set({ state: 'ready', value: { ...profile, hasPassword: false } })
    await vi.waitFor(() => expect(page.text()).toContain('You sign in without a password.'))
    expect(page.all('#sf-current')).toHaveLength(0)
  })

  it('ask before an account is deleted, in a dialog', async () => {
    const page = await open('security')
    page.named('Delete my account').click()
    expect($popup.get()?.key).toBe('delete-account')
  })
})

describe('the dialog that deletes an account', () => {
  it('explains which data is erased and which is kept by law, and asks for the password (Quebec Law 25, s. 28.1)', async () => {
    $profile.set({ state: 'ready', value: profile })
    const page = render(<DeleteAccountDialog />)
    expect(page.text()).toContain('will be erased now, including from past orders. This can’t be undone.')
    expect(page.text()).toContain('licensed stores must keep their sales records by law.')
    submit(page)
    await vi.waitFor(() => expect(page.get('#sf-delete-password-error').textContent).toBe('This field is required.'))
    expect(requests.join()).not.toMatch(/delete/)
  })

  it('asks for the email address where there is no password', async () => {
    $profile.set({ state: 'ready', value: { ...profile, hasPassword: false } })
    const page = render(<DeleteAccountDialog />)
    page.type('#sf-delete-confirm', 'someone@example.com')
    submit(page)
    await vi.waitFor(() => expect(page.get('#sf-delete-confirm-error').textContent).toContain('This is incorrect'))
    page.type('#sf-delete-confirm', 'Alex@Example.com')
    submit(page)
    await vi.waitFor(() => expect(requests.at(-1)).toMatch(/POST .*\/v1\/me\/delete$/))
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    $profile.set({ state: 'ready', value: profile })
    expect(render(<DeleteAccountDialog />).text()).toContain('Supprimer définitivement')
  })
})
