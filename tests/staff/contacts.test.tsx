import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OfferContact, readContacts } from '../../src/contract/staff/contacts.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { dialog, focused, press, says } from './support/find.ts'

const staff = withStaffShop()
const saved: { name: string; file: Blob }[] = []

beforeEach(() => {
  let file = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(given => {
    file = given as Blob
    return 'blob:file'
  })
  const click = HTMLAnchorElement.prototype.click
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, file })
    else click.call(this)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  saved.length = 0
})

const ida: OfferContact = {
  channel: 'email',
  address: 'ida@mail.example',
  since: '2026-11-20T15:04:05.000Z',
  source: 'checkout',
  isConfirmed: false,
  location: 'queen-west',
  language: 'fr',
  words: 'M’envoyer par courriel des offres;\nde Linden & Slate',
  unsubscribe: 'https://api.example/unsubscribe/offers.1'
}
/** A name of a store that is gone, and an address that a spreadsheet would compute. */
const formula: OfferContact = { ...ida, address: '=HYPERLINK("x")@mail.example', isConfirmed: true, location: 'gone' }

async function openContacts(locale?: Locale): Promise<Rendered> {
  const page = await openBoard(locale && { locale })
  await press(page, /Mira Roy$/)
  await press(page, /^(Who agrees to offers|Qui accepte vos offres)$/)
  await vi.waitFor(() => dialog(page))
  return page
}

it('saves those who agree to offers as a file that spreadsheets read, and says how many they are', async () => {
  staff.api.on(readContacts, { contacts: [ida, formula], next: null })
  const page = await openContacts()
  await says(page, 'The file holds personal data.')
  await press(page, 'Download the list')
  await says(page, '2 contacts saved.')
  expect(focused(page)).toBe('Download the list')
  expect(saved.map(({ name }) => name)).toEqual(['offers.csv'])
  const lines = (await saved[0]?.file.text())?.split('\r\n').map(line => line.split('","')) ?? []
  expect(lines[0]?.slice(1, 3)).toEqual(['Address', 'Agreed on (UTC)'])
  expect(lines[1]?.slice(1, -1)).toEqual([
    'ida@mail.example',
    '2026-11-20 15:04',
    'Checkout',
    'No',
    'Queen West',
    'fr',
    'M’envoyer par courriel des offres; de Linden & Slate'
  ])
  expect(lines[2]?.[1]).not.toMatch(/^=/)
  expect(lines[2]?.slice(4, 6)).toEqual(['Yes', 'gone'])
})

it('saves it in French with semicolons', async () => {
  staff.api.on(readContacts, { contacts: [ida], next: null })
  const page = await openContacts('fr-CA')
  await press(page, 'Télécharger la liste')
  await says(page, '1 contact enregistré.')
  const text = await saved[0]?.file.text()
  expect(text).toMatch(/^\uFEFF?"Moyen";"Adresse";/)
  expect(text).toContain(';"M’envoyer par courriel des offres; de Linden & Slate";')
})

it('says so where no one agrees, and saves nothing', async () => {
  staff.api.on(readContacts, { contacts: [], next: null })
  const page = await openContacts()
  await press(page, 'Download the list')
  await says(page, 'Nobody agrees to offers at the moment.')
  expect(saved).toEqual([])
})

it('saves nothing if the list can’t be read to its end', async () => {
  staff.api.refuse(readContacts, 403, 'You may not read contacts.')
  const page = await openContacts()
  await press(page, 'Download the list')
  await says(page, 'You may not read contacts.')
  expect(saved).toEqual([])
  expect(page.named('Download the list').getAttribute('aria-busy')).not.toBe('true')
})
