import { expect, test } from 'vitest'
import type { StaffRight } from '../../../src/contract/staff/rights.ts'
import { readContacts } from '../../../src/contract/staff/contacts.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { newId, staffMembers } from '../../../src/server/db/schema.ts'
import { hashOf, newSecret } from '../../../src/server/people/sessions/secret.ts'
import { by } from '../support/loyalty.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

async function order(email: string, offers = { email: true, sms: false, words: 2 }) {
  const cart = await shop.cartWith({ mango: 1 })
  const customer = {
    first_name: 'Ida',
    last_name: 'Roy',
    phone: `+1 416 555 0${Math.trunc(100 + Math.random() * 99)}`,
    email
  }
  await shop.send(await shop.orderFor(cart, { customer, offers }), newId())
}

async function hire(rights: StaffRight[], locations?: string[]) {
  const token = newSecret()
  await shop.db
    .insert(staffMembers)
    .values({ name: 'Eve', role: 'staff', rights, locations, tokenHash: hashOf(token), createdAt: shop.time.now })
  return by(token)
}

test('managers get those who agree today, with the time, the words and a link that ends it; the read is in the log', async () => {
  const [stays, leaves, never] = ['stays', 'leaves', 'never'].map(name => `${name}.${newId().slice(0, 6)}@mail.example`)
  await order(stays ?? '')
  await order(leaves ?? '')
  await order(never ?? '', { email: false, sms: false, words: 2 })
  const headers = by('staff')
  const read = async () => (await shop.to(readContacts, { headers })).payload.contacts
  const found = (await read()).find(({ address }) => address === leaves)
  await fetch(found?.unsubscribe ?? '', {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  })
  const contacts = await read()
  expect(contacts.map(({ address }) => address)).toContain(stays)
  expect(contacts.map(({ address }) => address)).not.toContain(leaves)
  expect(contacts.map(({ address }) => address)).not.toContain(never)
  expect(contacts.find(({ address }) => address === stays)).toEqual({
    channel: 'email',
    address: stays,
    since: shop.time.now.toISOString(),
    source: 'checkout',
    isConfirmed: false,
    location: 'queen-west',
    language: 'en-CA',
    words: expect.stringMatching(/^Email me offers\nFrom /),
    unsubscribe: expect.stringContaining(`${shop.url}/unsubscribe/offers.`)
  })
  const { entries } = (await shop.to(readStaffAudit, { headers })).payload
  expect(entries[0]).toMatchObject({ action: 'contacts', ok: true })
})

test('it needs its own right, in all stores', async () => {
  const other = await hire(['people', 'reports'])
  const ofOneStore = await hire(['contacts'], ['queen-west'])
  const own = await hire(['contacts'])
  const statuses = await Promise.all(
    [other, ofOneStore, own].map(async headers => (await shop.to(readContacts, { headers })).status)
  )
  expect(statuses).toEqual([403, 403, 200])
})
