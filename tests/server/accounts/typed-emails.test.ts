import { beforeEach, expect, test } from 'vitest'
import { attempts } from '../../../src/server/db/schema.ts'
import { createSmtp } from '../../../src/server/mail/smtp.ts'
import { forgotPassword, requestCode, signUp } from '../../../src/contract/account/account.ts'
import { updateMe } from '../../../src/contract/account/me.ts'
import { addStaffMember, requestStaffPassword } from '../../../src/contract/staff/staff-member.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'
import { peopleOf } from '../support/people.ts'
import { openSmtp } from '../support/process/smtp.ts'
import { ada } from '../support/shop.ts'

const shop = await openLivelyShop()
const people = peopleOf(shop)

/** Addresses as typed, with where letters go. */
const spelled = [
  ["nora.o'neil@example.com", "nora.o'neil@example.com"],
  ['fern&moss@example.com', 'fern&moss@example.com'],
  ['info@xn--caf-dma.ca', 'info@xn--caf-dma.ca'],
  ['info@pâté.ca', 'info@xn--pt-pia3a.ca'],
  ['\u202a{iris}=1@iris--vautour.example\u202c', '{iris}=1@iris--vautour.example'],
  ['josé@example.com\u200b', 'josé@example.com']
] as const

beforeEach(async () => {
  await shop.db.delete(attempts)
})

const lettersTo = async (to: string) => (await shop.mailsTo(to)).length

test.each(spelled)('%s is taken at sign-up, at sign-in, in a profile and for a new password', async (typed, to) => {
  const { payload } = await shop.to(signUp, { body: people.newcomer({ email: typed }) })
  expect(payload.sentTo).toBe(to)
  const account = await people.check(payload.challenge, await people.codeTo(to))
  expect([account.status, account.payload.userDetails.email]).toEqual([200, to])
  const again = await shop.to(requestCode, { body: { to: typed.toUpperCase() } })
  const session = await people.check(again.payload.challenge, await people.codeTo(to))
  expect(session.payload.userDetails.email).toBe(to)
  const headers = by(session.payload.token)
  const { first_name, last_name, phone, emailNotification, smsNotification, marketing } = people.newcomer()
  const contact = { first_name, last_name, phone, emailNotification, smsNotification, marketing }
  const kept = await shop.to(updateMe, { body: { ...contact, email: typed }, headers })
  expect([kept.status, kept.payload.email, kept.payload.pendingEmail]).toEqual([200, to, null])
  const before = await lettersTo(to)
  expect((await shop.to(forgotPassword, { body: { email: typed } })).status).toBe(200)
  await expect.poll(() => lettersTo(to)).toBe(before + 1)
})

test.each(spelled)('%s gets the confirmation of an order, also when it corrects another', async (typed, to) => {
  const order = await shop.orderFor(await shop.cartWith({ grinder: 1 }), { customer: { ...ada, email: typed } })
  const { status, payload } = await shop.send(order)
  expect([status, payload.customer.email]).toEqual([201, to])
  const subject = `Your order ${payload.number} at Shop`
  await expect.poll(async () => (await shop.mailsTo(to)).map(mail => mail.subject)).toContain(subject)
  const other = await shop.placed()
  expect((await shop.correct(other.id, typed)).payload.customer.email).toBe(to)
})

test.each(spelled)('%s is invited to the staff, and gets a new password', async (typed, to) => {
  const before = await lettersTo(to)
  const body = { name: 'Iris', email: typed, role: 'staff' as const }
  expect((await shop.to(addStaffMember, { body, headers: by('staff') })).payload.email).toBe(to)
  await expect.poll(() => lettersTo(to)).toBe(before + 1)
  expect((await shop.to(requestStaffPassword, { body: { email: typed } })).status).toBe(200)
  await expect.poll(() => lettersTo(to)).toBe(before + 2)
})

test('letters to all of them reach an SMTP server', async () => {
  const reached: string[] = []
  const smtp = await openSmtp({ onRcptTo: ({ address }, _, done) => (reached.push(address), done()) })
  const { send, close } = createSmtp({ url: `smtp://127.0.0.1:${smtp.port}`, from: 'orders@shop.example' })
  for (const [, to] of spelled) await send({ channel: 'email', to, subject: 'Hello', body: 'Hello' })
  close()
  await smtp.close()
  // This server shows domains as people read them.
  expect(reached).toEqual(spelled.map(([, to]) => to.replace('xn--caf-dma', 'café').replace('xn--pt-pia3a', 'pâté')))
})
