import { flushSync } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { restoreShop } from '../../src/contract/staff/setup-copy.ts'
import { requestStaffPassword } from '../../src/contract/staff/staff-member.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { withStaffShop } from './support/board.tsx'
import { field, fill, focused, hasFocus, press, says, submit } from './support/find.ts'
import { Refusal } from './support/api.ts'
import { leaveSetup, openSetup } from './support/setup.ts'

const staff = withStaffShop()
afterEach(leaveSetup)

const restored = {
  shop: 'Fern & Ember',
  madeAt: '2026-11-20T15:00:00Z',
  records: 1204,
  managers: [
    { name: 'Mira Roy', email: 'mira@example.com' },
    { name: 'Theo Ng', email: 'theo@example.com' }
  ]
}

/** Opens the page for the copy of a shop. */
async function openCopy(): Promise<Rendered> {
  const page = openSetup(staff.api)
  await hasFocus(page, 'Your business')
  await press(page, 'I have a copy of my shop')
  await hasFocus(page, 'Restore a copy of your shop')
  return page
}

function chooseFile(page: Rendered, file = new File(['zip'], 'shop-copy.zip')): void {
  const input = page.get('input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })))
}

const described = (page: Rendered) => {
  const id = page.root.activeElement?.getAttribute('aria-describedby')
  return id && page.root.getElementById(id)?.textContent
}

it('a copy is sent with the key, and its manager asks for a link to choose a password', async () => {
  staff.api.on(restoreShop, restored)
  staff.api.on(requestStaffPassword, {})
  const page = await openCopy()
  expect(page.text()).toContain('Stop the old server first.')
  chooseFile(page)
  await says(page, 'shop-copy.zip, 0.0 MB')
  await press(page, 'Restore the shop')
  await hasFocus(page, 'Choose a new password')
  expect(staff.api.received(restoreShop)).toMatchObject([{ token: 'the-key', locale: 'en-CA' }])
  expect(page.text()).toContain('Fern & Ember is restored: 1204 records.')
  expect(page.text()).toContain('Mira Roy (mira@example.com) and Theo Ng (theo@example.com)')
  expect(field(page, 'Email').value).toBe('mira@example.com')
  await fill(page, 'Email', 'theo@example.com')
  submit(page.get('form'))
  await says(page, 'If theo@example.com has a staff account, a link is on its way.')
  expect(staff.api.received(requestStaffPassword)[0]?.body).toEqual({ email: 'theo@example.com' })
  await vi.waitFor(() => field(page, 'Password'))
  expect(location.hash).toBe('')
})

it('while a copy is sent, nothing else can be chosen', async () => {
  staff.api.on(restoreShop, restored)
  const letGo = staff.api.hold(restoreShop)
  const page = await openCopy()
  chooseFile(page)
  await press(page, 'Restore the shop')
  await says(page, 'Keep this page open.')
  expect(focused(page)).toBe('Restore the shop')
  expect(page.named('Choose another file').getAttribute('aria-disabled')).toBe('true')
  expect(field(page, 'Choose another file').disabled).toBe(true)
  expect(page.text()).not.toContain('Back')
  page.named('Restore the shop').click()
  letGo()
  await hasFocus(page, 'Choose a new password')
  expect(staff.api.received(restoreShop)).toHaveLength(1)
})

it.each([
  [
    new Refusal(422, 'The copy is damaged: data/stores.ndjson isn’t as it was.', { file: 'wrong' }),
    /^The copy is damaged/
  ],
  [new Refusal(503, 'The server has no room for this file.'), /no room for this file/]
])('a copy that is refused is said at its field, which has the focus: %s', async (refusal, sentence) => {
  staff.api.on(restoreShop, () => {
    throw refusal
  })
  const page = await openCopy()
  chooseFile(page)
  await press(page, 'Restore the shop')
  await hasFocus(page, 'Choose another file')
  expect(described(page)).toMatch(sentence)
  expect(page.get('[role=alert]').textContent).toMatch(sentence)
  staff.api.on(restoreShop, restored)
  chooseFile(page)
  expect(page.get('[role=alert]').textContent).toBe('')
  await press(page, 'Restore the shop')
  await hasFocus(page, 'Choose a new password')
})

it('nothing is sent without a file or with one that is too large', async () => {
  staff.api.on(restoreShop, restored)
  const page = await openCopy()
  await press(page, 'Restore the shop')
  await hasFocus(page, 'Choose the ZIP file')
  expect(described(page)).toBe('Choose the ZIP file of the copy.')
  const large = new File([], 'large.zip')
  Object.defineProperty(large, 'size', { value: 5 * 1024 ** 3 })
  chooseFile(page, large)
  await press(page, 'Restore the shop')
  await says(page, 'This file is larger than 4 GB.')
  expect(staff.api.received(restoreShop)).toEqual([])
})

it('a connection that breaks keeps the file for another try, which leads to the sign-in if the shop is there', async () => {
  staff.api.on(restoreShop, restored)
  const page = await openCopy()
  chooseFile(page)
  staff.api.network.isDown = true
  await press(page, 'Restore the shop')
  await says(page, 'The connection broke before an answer came.')
  staff.api.network.isDown = false
  staff.api.refuse(restoreShop, 410)
  await press(page, 'Restore the shop')
  await says(page, 'This shop is set up.')
  expect(focused(page)).toContain('This shop is set up.')
})

it('the way back leads to the form with all that was typed', async () => {
  const page = openSetup(staff.api)
  await hasFocus(page, 'Your business')
  await fill(page, 'Name of the shop', 'Fern & Ember')
  await press(page, 'I have a copy of my shop')
  await press(page, 'Back')
  await hasFocus(page, 'Your business')
  expect(field(page, 'Name of the shop').value).toBe('Fern & Ember')
})
