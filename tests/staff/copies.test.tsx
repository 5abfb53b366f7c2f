import { afterEach, expect, it, vi } from 'vitest'
import { createCopy, readCopies, type ShopCopy } from '../../src/contract/staff/copies.ts'
import { staffRights } from '../../src/contract/staff/rights.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { choose, dialog, focused, hasFocus, press, says } from './support/find.ts'
import { inMinutes, mira, shopCopy } from './support/samples.ts'

const staff = withStaffShop()
const made: ShopCopy = { ...shopCopy, id: 'c2', state: 'ready', createdAt: inMinutes(0), records: null, bytes: null }
const clicked: string[] = []
afterEach(() => {
  vi.restoreAllMocks()
  clicked.length = 0
})

async function openCopies(locale?: Locale): Promise<Rendered> {
  const click = HTMLAnchorElement.prototype.click
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) clicked.push(this.getAttribute('href') ?? '')
    else click.call(this)
  })
  const page = await openBoard(locale && { locale })
  await press(page, /Mira Roy$/)
  await press(page, /^(Copy of everything|Copie complète)$/)
  await vi.waitFor(() => dialog(page))
  return page
}

const listed = (page: Rendered) =>
  page.all('dialog li').map(one => [...one.querySelectorAll('p')].map(p => p.textContent))

it('says that a copy holds personal data, and asks to confirm before it makes one', async () => {
  staff.api.on(readCopies, { copies: [shopCopy] })
  staff.api.on(createCopy, { copy: made, path: '/copies/t', until: inMinutes(10) })
  const page = await openCopies()
  await says(page, 'The file holds personal data.')
  await vi.waitFor(() => expect(listed(page)).toEqual([[expect.stringContaining('Mira Roy'), '1204 records, 2.3 MB']]))
  await press(page, 'Download a copy')
  await says(page, 'Check the box first.')
  expect([staff.api.received(createCopy), clicked]).toEqual([[], []])
})

it('downloads a copy from its address, says how it goes on, and lists it', async () => {
  staff.api.on(readCopies, { copies: [] })
  staff.api.on(createCopy, { copy: made, path: '/copies/t', until: inMinutes(10) })
  const page = await openCopies()
  await says(page, 'No copies yet')
  await choose(page, 'I will keep the file safe')
  await press(page, 'Download a copy')
  await says(page, 'The download has begun.')
  expect(clicked).toEqual(['/copies/t'])
  staff.api.on(readCopies, { copies: [{ ...made, state: 'done', records: 1, bytes: 90_000 }] })
  await says(page, 'The copy was sent in full.')
  expect(listed(page)).toEqual([[expect.stringContaining('Mira Roy'), '1 record, 0.1 MB']])
})

it('is walked by keyboard, keeps the focus while a copy is made, and gives it back', async () => {
  staff.api.on(readCopies, { copies: [] })
  staff.api.on(createCopy, { copy: made, path: '/copies/t', until: inMinutes(10) })
  const page = await openCopies()
  await says(page, 'No copies yet')
  const stops = [...dialog(page).querySelectorAll<HTMLElement>('button,input,a[href]')].filter(one => one.tabIndex >= 0)
  expect(
    stops.map(one => one.closest('label')?.textContent ?? one.getAttribute('aria-label') ?? one.textContent)
  ).toEqual(['Close', 'I will keep the file safe', 'Download a copy'])
  await press(page, 'Download a copy')
  await says(page, 'Check the box first.')
  expect(focused(page)).toBe('Download a copy')
  await choose(page, 'I will keep the file safe')
  const letGo = staff.api.hold(createCopy)
  await press(page, 'Download a copy')
  await vi.waitFor(() => expect(page.named('Download a copy').getAttribute('aria-busy')).toBe('true'))
  expect(focused(page)).toBe('Download a copy')
  letGo()
  await says(page, 'The download has begun.')
  expect(focused(page)).toBe('Download a copy')
  await press(page, 'Close')
  await hasFocus(page, 'Menu of Mira Roy')
})

it('says in French that a copy was not sent in full', async () => {
  staff.api.on(readCopies, { copies: [] })
  staff.api.on(createCopy, { copy: made, path: '/copies/t', until: inMinutes(10) })
  const page = await openCopies('fr-CA')
  await choose(page, 'Je garderai le fichier en lieu sûr')
  await press(page, 'Télécharger une copie')
  staff.api.on(readCopies, { copies: [{ ...made, state: 'failed' }] })
  await says(page, 'La copie n’a pas été envoyée au complet.')
})

it.each([
  ['a right', { rights: staffRights.filter(right => right !== 'reports') }],
  ['a store', { locations: ['queen-west'] }]
])('is not in the menu of a member who lacks %s', async (_, lacking) => {
  staff.shop.member = { ...mira, ...lacking }
  const page = await openBoard()
  await press(page, /Mira Roy$/)
  await vi.waitFor(() => dialog(page))
  expect(dialog(page).textContent).not.toContain('Copy of everything')
})
