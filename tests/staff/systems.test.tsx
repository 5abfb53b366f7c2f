import { expect, it, vi } from 'vitest'
import { createFeedKey, type FeedKey, readFeedKeys, revokeFeedKey } from '../../src/contract/feed/feed-keys.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { choose, dialog, field, fill, hasFocus, isSilent, press, says, select, submit } from './support/find.ts'
import { till } from './support/samples.ts'

const staff = withStaffShop()
const office: FeedKey = {
  ...till,
  id: 'k2',
  name: 'Office',
  scopes: ['stock', 'catalog'],
  locations: null,
  lastUsedAt: null
}

/** Opens the keys from the menu of the manager. */
async function openKeys(locale?: Locale): Promise<Rendered> {
  const page = await openBoard(locale && { locale })
  await press(page, /Mira Roy$/)
  await press(page, /^(Connected systems|Systèmes connectés)$/)
  await vi.waitFor(() => dialog(page))
  return page
}

const keys = (page: Rendered) =>
  page
    .all('dialog li')
    .map(one => [...one.querySelectorAll('p')].map(line => line.textContent?.replaceAll(/\s+/g, ' ')))

it('managers see each key with its scopes, stores and last use, and which are revoked', async () => {
  staff.api.on(readFeedKeys, { keys: [office, till, { ...till, id: 'k3', isActive: false }] })
  const page = await openKeys()
  await vi.waitFor(() =>
    expect(keys(page)).toEqual([
      ['Office', 'Stock, Products and prices · All stores', 'feed_abcd… · Never used'],
      ['Till', 'Stock · Queen West', 'feed_abcd… · Last used 5:15 pm'],
      ['TillRevoked', 'Stock · Queen West', 'feed_abcd… · Last used 5:15 pm']
    ])
  )
  expect(page.all('dialog li')[2]?.querySelectorAll('button')).toHaveLength(0)
})

it('a new key is shown once, takes the focus and is copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  staff.api.on(readFeedKeys, { keys: [] })
  staff.api.on(createFeedKey, ({ body }) => ({ key: { ...office, ...body }, secret: 'feed_secret' }))
  const page = await openKeys()
  await says(page, 'No keys yet')
  await fill(page, 'Name', 'Office')
  await select(page, 'It may change', 'stock catalog')
  await choose(page, 'Queen West')
  submit(page.get('dialog form'))
  await hasFocus(page, 'Key for Office')
  expect(field(page, 'Key').value).toBe('feed_secret')
  expect(staff.api.received(createFeedKey).map(({ body }) => body)).toEqual([
    { name: 'Office', scopes: ['stock', 'catalog'], locations: ['queen-west'] }
  ])
  await press(page, 'Copy')
  await says(page, 'The key is copied.')
  expect(writeText).toHaveBeenCalledWith('feed_secret')
  await press(page, 'I have saved it')
  await vi.waitFor(() => expect(page.all('#secret')).toEqual([]))
  expect(keys(page)[0]?.[0]).toBe('Office')
})

it('a key without a name is not created', async () => {
  staff.api.on(readFeedKeys, { keys: [] })
  staff.api.on(createFeedKey, { key: office, secret: 'feed_secret' })
  const page = await openKeys()
  await vi.waitFor(() => page.get('dialog form'))
  submit(page.get('dialog form'))
  await vi.waitFor(() => expect(page.get('#name-error').textContent).toBe('Please fill this in.'))
  expect(staff.api.received(createFeedKey)).toEqual([])
})

it('a key is revoked after a question, and the list says so', async () => {
  staff.api.on(readFeedKeys, { keys: [till] })
  staff.api.on(revokeFeedKey, { ...till, isActive: false })
  const page = await openKeys()
  await press(page, 'Revoke: Till')
  await press(page, 'Keep it')
  await press(page, 'Revoke: Till')
  await says(page, 'Revoke the key “Till”?')
  staff.api.on(readFeedKeys, { keys: [{ ...till, isActive: false }] })
  await press(page, 'Revoke')
  await vi.waitFor(() => expect(keys(page)[0]?.[0]).toBe('TillRevoked'))
  expect(staff.api.received(revokeFeedKey).map(({ params }) => params['key'])).toEqual(['k1'])
  await isSilent(page, 'Revoke the key')
})
