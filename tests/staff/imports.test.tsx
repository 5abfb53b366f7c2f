import { expect, it, vi } from 'vitest'
import {
  applyImport,
  createImport,
  type ImportDetail,
  readImport,
  readImports,
  setImportMapping,
  undoImport
} from '../../src/contract/staff/imports.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { choose, dialog, field, focused, press, says, select } from './support/find.ts'
import { checkedList, pastList } from './support/lists.ts'

const staff = withStaffShop()

/** Opens the lists from the menu of the manager. */
async function openLists(locale?: Locale): Promise<Rendered> {
  staff.api.on(readImports, { imports: [pastList] })
  const page = await openBoard(locale && { locale })
  await press(page, /Mira Roy$/)
  await press(page, /^(Products from a list|Produits d’une liste)$/)
  await vi.waitFor(() => page.get('dialog input[type=file]'))
  return page
}

/** Chooses a file, as the dialog of the browser does. */
function send(page: Rendered, size?: number): void {
  const file = new File(['id,name'], 'menu.csv')
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  const input = page.get('dialog input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Sends a list that the API answers so. */
async function open(list: Partial<ImportDetail>, locale?: Locale): Promise<Rendered> {
  staff.api.on(createImport, { ...checkedList, ...list })
  const page = await openLists(locale)
  send(page)
  await says(page, 'menu.csv')
  return page
}

const text = (page: Rendered): string => (dialog(page).textContent ?? '').replaceAll(/\s+/g, ' ')

it('a manager sees the changes of a list before it is imported, and then that it is', async () => {
  staff.api.on(applyImport, { ...checkedList, state: 'applying', progress: { done: 5, of: 20 } })
  staff.api.on(readImport, { ...checkedList, state: 'done', canUndo: true })
  const page = await open({})
  expect(focused(page)).toBe('menu.csv')
  expect(text(page)).toMatch(/1 new product.*1 changed product.*1 size off sale.*1 refused line/)
  expect(text(page)).toMatch(/Cold Cellar, 3\.5 g\s?Changed.*Price\s?\$30\.00 → \$28\.00/)
  expect(text(page)).toContain('Line 5 (7) · it has no price')
  expect(staff.api.received(createImport)).toMatchObject([
    { params: { location: 'queen-west' }, query: { name: 'menu.csv' } }
  ])
  await press(page, 'Import the list')
  await says(page, '5 of 20 rows')
  await says(page, 'The list is imported.')
  expect(staff.api.received(applyImport)).toMatchObject([{ params: { import: 'i2' }, body: { mayDrop: false } }])
})

it('headings are explained and the list is checked again', async () => {
  const columns = [{ heading: 'Montant', samples: ['9,50'], field: null }]
  staff.api.on(setImportMapping, checkedList)
  const page = await open({
    state: 'unclear',
    problem: 'There is no column “price”.',
    counts: null,
    columns,
    changes: []
  })
  expect(text(page)).toContain('Still missing: Name, Price')
  await select(page, 'Imported as: Montant', 'price')
  await press(page, 'Check again')
  await says(page, 'Nothing is changed yet')
  expect(staff.api.received(setImportMapping).map(({ body }) => body)).toEqual([
    { columns: { name: null, price: 'Montant', stock: null }, categories: { Toys: 'accessories' }, scope: 'store' }
  ])
})

it('a list of several stores is checked again for all of them, and shows all that is to be checked', async () => {
  const examples = [2, 3, 4, 5, 6].map(line => ({ line, text: `Tea ${line}` }))
  const warnings = [{ text: 'no brand: left blank', count: 9, examples }]
  staff.api.on(setImportMapping, { ...checkedList, hasStores: true, scope: 'all', warnings })
  const page = await open({ hasStores: true, warnings })
  const rest = page.all('details').find(one => one.textContent?.startsWith('and 6 more'))
  expect(rest?.hasAttribute('open')).toBe(false)
  expect(rest?.textContent).toBe('and 6 moreLine 5 · Tea 5Line 6 · Tea 6and 4 more')
  const box = field(page, 'Import the lines of all stores in the list')
  expect(box.closest('details')).toBeNull()
  box.focus()
  box.click()
  await vi.waitFor(() => expect(staff.api.received(setImportMapping)).toMatchObject([{ body: { scope: 'all' } }]))
  await says(page, 'Nothing is changed yet')
  expect(page.root.activeElement).toBe(box)
  expect(box.checked).toBe(true)
})

it('a large drop needs a yes', async () => {
  staff.api.on(applyImport, { ...checkedList, state: 'done' })
  const page = await open({ drops: [{ store: 'queen-west', lost: 4, of: 9 }] })
  expect(text(page)).toContain('4 of the 9 sizes on sale at Queen West could no longer be bought.')
  expect(page.named('Import the list').hasAttribute('disabled')).toBe(true)
  await choose(page, 'Yes, take them off sale')
  await press(page, 'Import the list')
  await says(page, 'The list is imported.')
  expect(staff.api.received(applyImport)[0]?.body).toEqual({ mayDrop: true })
})

it('a file that is refused, too large or can’t be sent says so, and another can be chosen', async () => {
  staff.api.refuse(createImport, 422, 'Le fichier est vide.')
  const page = await openLists('fr-CA')
  send(page)
  await says(page, 'Le fichier est vide.')
  send(page, 17 * 1024 * 1024)
  await says(page, 'Le fichier dépasse 16')
  staff.api.network.isDown = true
  send(page)
  await says(page, 'n’a pas pu être envoyé')
  staff.api.network.isDown = false
  expect(page.named('Choisir un fichier')).toBeDefined()
})

it('an earlier list is opened and undone, and says what stays', async () => {
  staff.api.on(readImport, { ...checkedList, state: 'done', canUndo: true })
  staff.api.on(undoImport, { ...checkedList, state: 'undone', kept: { changed: 2, sold: 1 } })
  const page = await openLists()
  await says(page, 'october.csv')
  expect(text(page)).toMatch(/october\.csv\s?Imported\s?Mira Roy/)
  await press(page, 'Open: october.csv')
  await press(page, 'Undo the import')
  await says(page, 'The import is undone.')
  expect(text(page)).toContain('2 values had been changed since, and were left. 1 unit was sold beyond')
})

it('the pictures of a list are followed until they are there, and those that can’t be had are named', async () => {
  const failures = [{ line: 3, product: 'Hash', reason: 'its server answers with 404' }]
  const pictures = { waiting: 1, taken: 0, failed: 1, failures }
  staff.api.on(applyImport, { ...checkedList, state: 'done', pictures })
  staff.api.on(readImport, { ...checkedList, state: 'done', pictures: { ...pictures, waiting: 0, taken: 1 } })
  const page = await open({})
  await press(page, 'Import the list')
  await says(page, '1 of 2 pictures')
  await says(page, '1 product has its picture.')
  expect(text(page)).toContain('Line 3 (Hash) · its server answers with 404')
})
