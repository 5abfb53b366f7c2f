import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkSetup, setUpShop } from '../../src/contract/staff/setup.ts'
import { readLaunch } from '../../src/contract/staff/launch.ts'
import { setOpen } from '../../src/contract/staff/staff-board.ts'
import { confirmStaff, readStaffMembers } from '../../src/contract/staff/staff-member.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { drawBoard, openBoard, withStaffShop } from './support/board.tsx'
import { dialog, field, fill, focused, hasFocus, press, says, select, submit } from './support/find.ts'
import { readStoreSettings } from '../../src/contract/staff/store-settings.ts'
import { answerDrafts, draftData } from './support/drafts.ts'
import { mira } from './support/samples.ts'
import { settings } from './support/store-settings.ts'
import { facts, leaveSetup, newShop, openSetup } from './support/setup.ts'

const staff = withStaffShop()
afterEach(leaveSetup)

async function fillBusiness(page: Rendered): Promise<void> {
  await fill(page, 'Name of the shop', 'Fern & Ember')
  await fill(page, 'Phone', '204 555 0134')
  await fill(page, 'Email for shoppers', 'hello@fern.example')
  submit(page.get('form'))
  await hasFocus(page, 'Your first store')
}

async function fillStore(page: Rendered): Promise<void> {
  await fill(page, 'Name of the store', 'Osborne Village')
  await fill(page, 'Street and number', '120 Osborne Street')
  await fill(page, 'City', 'Winnipeg')
  await fill(page, 'Postal code', 'r3l1y5')
  await select(page, 'Province or territory', 'MB')
  await fill(page, 'Place on the map', '49.88, -97.14')
  await fill(page, 'Licence holder', 'Fern Retail Inc.')
  await fill(page, 'Licence number', 'RL-1042')
  submit(page.get('form'))
  await hasFocus(page, 'You, the first manager')
}

async function fillManager(page: Rendered): Promise<void> {
  await fill(page, 'Your name', 'Mira Roy')
  await fill(page, 'Your email', 'mira@example.com')
  await fill(page, 'Password', 'otter lantern 92 quay')
  submit(page.get('form'))
}

const errors = (page: Rendered) => page.all('[aria-invalid=true]').map(({ id }) => id)

describe('the set-up of a shop', () => {
  it('asks step by step, sends all at its end, and leads to the steps that are left', async () => {
    staff.api.on(setUpShop, { challenge: 'c1', sentTo: 'mira@example.com', expiresAt: '2026-11-21T23:00:00Z' })
    staff.api.on(confirmStaff, { token: 'session', member: mira })
    staff.api.on(readLaunch, newShop)
    const page = openSetup(staff.api)
    await hasFocus(page, 'Your business')
    await fillBusiness(page)
    await fillStore(page)
    await fillManager(page)
    await says(page, 'a code is on its way to you')
    expect(staff.api.received(checkSetup)[0]?.body).toEqual({ key: 'the-key' })
    expect(staff.api.received(setUpShop).map(({ body }) => body)).toMatchObject([
      {
        key: 'the-key',
        shopName: 'Fern & Ember',
        shopPhone: '2045550134',
        page: '',
        ageGate: 'date-of-birth',
        guestCheckout: false,
        storeName: 'Osborne Village',
        province: 'MB',
        postalCode: 'R3L 1Y5',
        lat: 49.88,
        lng: -97.14,
        timezone: 'America/Winnipeg',
        licenceIssuer: 'LGCA',
        name: 'Mira Roy'
      }
    ])
    expect(staff.api.received(setUpShop)[0]?.body.openingHours).toHaveLength(7)
    await fill(page, 'Code', '123456')
    submit(page.get('form'))
    await says(page, 'There are no products on the menu yet.')
    expect(dialog(page).querySelector('h2')?.textContent).toBe('Going live')
  })

  it('leaves no step with something missing or wrong, and says what at its field', async () => {
    const page = openSetup(staff.api)
    await hasFocus(page, 'Your business')
    await fill(page, 'Page that the shop will be on (optional)', 'our page')
    submit(page.get('form'))
    await vi.waitFor(() => expect(errors(page)).toEqual(['shopName', 'shopPhone', 'shopEmail', 'page']))
    expect(page.get('#page-error').textContent).toMatch('such as www.shop.example.com/order')
    await fill(page, 'Page that the shop will be on (optional)', 'fern.example')
    await fillBusiness(page)
    await fill(page, 'Place on the map', 'on the corner')
    submit(page.get('form'))
    await vi.waitFor(() => expect(errors(page)).toContain('province'))
    expect(page.get('#province-error').textContent).toBe('Choose a province or territory.')
    expect(page.get('#position-error').textContent).toMatch('43.65, -79.38')
    // The time zone is asked for once there is a province.
    const links = page.all('[role=alert] button').map(({ textContent }) => textContent)
    expect(links).not.toContain('Please fill this in.')
  })

  it('shows the rules of a province, and asks for the time zone only where there are several', async () => {
    const page = openSetup(staff.api)
    await hasFocus(page, 'Your business')
    await fillBusiness(page)
    await select(page, 'Province or territory', 'MB')
    await says(page, /Taxes on every product: HST\s13%\./)
    expect(page.all('#timezone')).toEqual([])
    await select(page, 'Province or territory', 'ON')
    await vi.waitFor(() => expect(field(page, 'Time zone').value).toBe('America/Toronto'))
    expect(field(page, 'Issued by').value).toBe('AGCO')
    await fill(page, 'Issued by', 'Another office')
    await select(page, 'Province or territory', 'MB')
    await says(page, 'By the rules of Manitoba')
    expect(field(page, 'Issued by').value).toBe('Another office')
  })

  it('goes back to the step of a field that the server refuses, with all that was typed', async () => {
    staff.api.refuse(setUpShop, 422, 'Invalid', { postalCode: 'postal' })
    const page = openSetup(staff.api)
    await hasFocus(page, 'Your business')
    await fillBusiness(page)
    await fillStore(page)
    await fillManager(page)
    await says(page, 'Enter a postal code like M5V 1A1.')
    await vi.waitFor(() => expect(page.root.activeElement?.id).toBe('postalCode'))
    expect(field(page, 'City').value).toBe('Winnipeg')
    await press(page, 'Back')
    expect(await vi.waitFor(() => field(page, 'Name of the shop').value)).toBe('Fern & Ember')
  })

  it('goes on in the other language with everything typed', async () => {
    const page = openSetup(staff.api)
    await hasFocus(page, 'Your business')
    await fill(page, 'Name of the shop', 'Fern & Ember')
    await press(page, 'Français')
    await vi.waitFor(() => expect(field(page, 'Nom de la boutique').value).toBe('Fern & Ember'))
    expect(document.documentElement.lang).toBe('fr-CA')
    await vi.waitFor(() =>
      expect(staff.api.received(checkSetup).map(({ locale }) => locale)).toEqual(['en-CA', 'fr-CA'])
    )
    await press(page, 'English')
    await says(page, 'Your business')
  })

  it.each([
    [403, 'This link doesn’t open the set-up.'],
    [503, 'That didn’t work. Please try again.']
  ])('can’t begin after a reply %d, which is said', async (status, text) => {
    staff.api.refuse(checkSetup, status)
    history.replaceState(null, '', '#setup=the-key')
    await says(drawBoard(), text)
  })

  it('leads to the sign-in once there is a shop', async () => {
    staff.api.refuse(checkSetup, 410)
    history.replaceState(null, '', '#setup=the-key')
    const page = drawBoard()
    await says(page, 'This shop is set up.')
    await press(page, 'Sign in')
    await vi.waitFor(() => field(page, 'Email'))
    expect(location.hash).toBe('')
  })
})

describe('the sign-in of a server without a shop', () => {
  it('leads to the set-up by the link that was pasted, once its key is right', async () => {
    const element = document.createElement('div')
    element.id = 'staff'
    element.dataset.state = 'no-shop'
    document.body.append(element)
    onTestFinished(() => element.remove())
    staff.api.refuse(checkSetup, 403)
    const page = drawBoard()
    await says(page, 'whoever runs the server for you finds it in the server’s log')
    await fill(page, 'Link from the server', 'two words')
    submit(page.get('form'))
    await says(page, 'Paste the whole link')
    expect(staff.api.received(checkSetup)).toEqual([])
    await fill(page, 'Link from the server', 'wrong-key')
    submit(page.get('form'))
    await says(page, 'This link doesn’t open the set-up.')
    staff.api.on(checkSetup, facts)
    await fill(page, 'Link from the server', 'https://shop.example.com/staff#setup=the-key')
    submit(page.get('form'))
    await hasFocus(page, 'Your business')
    expect(location.hash).toBe('#setup=the-key')
  })
})

describe('going live', () => {
  async function openLaunch(): Promise<Rendered> {
    const page = await openBoard()
    await press(page, 'Menu of Mira Roy')
    await press(page, 'Going live')
    await says(page, 'Put the shop on your page')
    return page
  }

  it('opens the store from its list, and keeps the focus there', async () => {
    staff.api.on(readLaunch, newShop)
    staff.api.on(setOpen, { isOpen: true, pausedUntil: null })
    const page = await openLaunch()
    await says(page, 'May be shown on: https://www.fern.example/order')
    staff.api.on(readLaunch, { ...newShop, stores: newShop.stores.map(store => ({ ...store, isOpen: true })) })
    await press(page, 'Open Queen West')
    await says(page, 'Takes orders: Queen West')
    await vi.waitFor(() => expect(focused(page)).toBe('Done: Open the store'))
    expect(staff.api.received(setOpen)).toHaveLength(1)
  })

  it('leads to the lists and to the products', async () => {
    staff.api.on(readLaunch, newShop)
    const page = await openLaunch()
    expect(page.named('Get the code').getAttribute('href')).toBe('/snippet')
    expect(page.named('See the shop').getAttribute('href')).toBe('/')
    staff.api.on(readStaffMembers, { members: [mira] })
    await press(page, 'Open the team')
    await vi.waitFor(() => expect(dialog(page).querySelector('h2')?.textContent).toBe('Team'))
  })

  it.each([
    [0, '', 'privacyEn'],
    [1, 'queen-west', undefined]
  ] as const)('leads to the settings that the step is about: %i', async (at, target, id) => {
    staff.api.on(readLaunch, newShop)
    answerDrafts(staff.api, draftData())
    staff.api.on(readStoreSettings, settings)
    const page = await openLaunch()
    const steps = page.all('dialog button').filter(({ textContent }) => textContent === 'Open the settings')
    steps[at]?.click()
    await vi.waitFor(() => expect(field(page, 'Settings of').value).toBe(target))
    await vi.waitFor(() =>
      expect(page.root.activeElement?.textContent || page.root.activeElement?.id).toBe(id ?? 'Store settings')
    )
  })

  it('is over when nothing is missing', async () => {
    const stores = newShop.stores.map(store => ({ ...store, isOpen: true }))
    staff.api.on(readLaunch, { ...newShop, products: 12, pictures: 1, hasPolicies: true, stores })
    const page = await openLaunch()
    await says(page, 'Everything is in place.')
    await says(page, '12 products are on the menu.1 of them has a photo of its own.')
  })
})

it('without a key in its address is the sign-in', async () => {
  staff.api.on(checkSetup, facts)
  const page = drawBoard()
  await vi.waitFor(() => field(page, 'Email'))
  expect(staff.api.received(checkSetup)).toEqual([])
})
