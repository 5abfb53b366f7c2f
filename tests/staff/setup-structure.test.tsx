import { afterEach, vi } from 'vitest'
import { checkSetup } from '../../src/contract/staff/setup.ts'
import { readLaunch } from '../../src/contract/staff/launch.ts'
import { restoreShop } from '../../src/contract/staff/setup-copy.ts'
import { readStoreFacts } from '../../src/contract/staff/staff-stores.ts'
import { readStoreSettings } from '../../src/contract/staff/store-settings.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { type Draw, testStructure } from '../screens/support/axe.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { drawBoard, openBoard, withStaffShop } from './support/board.tsx'
import { press, says, submit } from './support/find.ts'
import { answerDrafts, draftData } from './support/drafts.ts'
import { facts, leaveSetup, newShop, openSetup } from './support/setup.ts'
import { settings } from './support/store-settings.ts'
import { section } from './support/structure.ts'

const staff = withStaffShop()
afterEach(leaveSetup)

/** Types into the fields of the step by their ids, and goes on. */
async function go(page: Rendered, values: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(values)) page.type(`#${id}`, value)
  submit(page.get('form'))
}

const business = { shopName: 'Fern', shopPhone: '2045550134', shopEmail: 'a@fern.example' }

async function openStore(locale: Locale): Promise<Rendered> {
  const page = openSetup(staff.api, locale)
  await vi.waitFor(() => page.get('#shopName'))
  await go(page, business)
  await vi.waitFor(() => page.get('#storeName'))
  return page
}

const launched =
  (changes: Partial<typeof newShop>): Draw =>
  async locale => {
    staff.api.on(readLaunch, { ...newShop, ...changes })
    const page = await openBoard({ locale })
    await press(page, /Mira Roy$/)
    await press(page, /^(Going live|Mise en ligne)$/)
    await vi.waitFor(() => page.get('dialog ol'))
    return page
  }

testStructure({
  'the first step of a new shop': async locale => {
    const page = openSetup(staff.api, locale)
    await vi.waitFor(() => page.get('#shopName'))
    return page
  },
  'its second step with errors and the rules of a province': async locale => {
    const page = await openStore(locale)
    const list = page.get('#province') as HTMLSelectElement
    list.value = 'ON'
    list.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => page.get('#timezone'))
    submit(page.get('form'))
    await vi.waitFor(() => page.get('#position-error'))
    return page
  },
  'its last step': async locale => {
    const page = await openStore(locale)
    const list = page.get('#province') as HTMLSelectElement
    list.value = 'MB'
    list.dispatchEvent(new Event('change', { bubbles: true }))
    await go(page, {
      storeName: 'Osborne',
      line1: '1 Main Street',
      city: 'Winnipeg',
      postalCode: 'R3L 1Y5',
      position: '49.88, -97.14',
      licenceHolder: 'Fern Inc.',
      licenceNumber: 'RL-1'
    })
    await vi.waitFor(() => page.get('#password'))
    return page
  },
  'a new store, with errors': async locale => {
    answerDrafts(staff.api, draftData())
    staff.api.on(readStoreSettings, settings)
    staff.api.on(readStoreFacts, facts)
    const page = await section('store', '[data-zone]')(locale)
    await press(page, /^(Add a store|Ajouter un magasin)$/)
    await vi.waitFor(() => page.get('#storeName'))
    submit(page.get('form'))
    await vi.waitFor(() => page.get('#position-error'))
    return page
  },
  'the copy of a shop, with an error': async locale => {
    const page = openSetup(staff.api, locale)
    await press(page, /^(I have a copy of my shop|J’ai une copie de ma boutique)$/)
    await press(page, /^(Restore the shop|Restaurer la boutique)$/)
    await vi.waitFor(() => page.get('#copy-error'))
    return page
  },
  'a restored shop': async locale => {
    const managers = [{ name: 'Mira Roy', email: 'mira@example.com' }]
    staff.api.on(restoreShop, { shop: 'Fern & Ember', madeAt: '2026-11-20T15:00:00Z', records: 1204, managers })
    const page = openSetup(staff.api, locale)
    await press(page, /^(I have a copy of my shop|J’ai une copie de ma boutique)$/)
    const input = await vi.waitFor(() => page.get('input[type=file]'))
    Object.defineProperty(input, 'files', { value: [new File(['zip'], 'shop.zip')] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await press(page, /^(Restore the shop|Restaurer la boutique)$/)
    await says(page, /Choose a new password|Choisissez un nouveau mot de passe/)
    return page
  },
  'a link whose key is wrong': async locale => {
    staff.api.refuse(checkSetup, 403)
    history.replaceState(null, '', '#setup=the-key')
    const page = drawBoard(locale)
    await says(page, /link doesn’t open|lien n’ouvre pas/)
    return page
  },
  'what a new shop needs': launched({}),
  'a shop that is live': launched({
    products: 3,
    hasPolicies: true,
    stores: newShop.stores.map(store => ({ ...store, isOpen: true }))
  })
})
