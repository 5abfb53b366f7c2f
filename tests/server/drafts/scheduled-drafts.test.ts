import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { deleteDraft, readDrafts } from '../../../src/contract/staff/drafts.ts'
import { drafts, messages, staffMembers } from '../../../src/server/db/schema.ts'
import { by } from '../support/loyalty.ts'
import { openDrafting, set } from './support/drafting.ts'

const shop = await openDrafting()
const staff = by('staff')

const inAnHour = () => new Date(shop.time.now.getTime() + 3_600_000)

/** Has a member with the right to the menu of Queen West schedule a price of Zebra for in an hour. */
async function scheduledBy(name: string, cents: number) {
  const headers = await shop.hire(name, { rights: ['menu'], locations: ['queen-west'] })
  const draft = await shop.begin(headers)
  const price = { kind: 'price' as const, ids: [await shop.priceOf('zebra')], change: 'set' as const }
  await shop.edit(draft, [{ ...price, fields: { price: set(cents) } }], headers)
  const at = inAnHour()
  const { payload } = await shop.publish(draft, { at: at.toISOString(), isScheduled: true }, headers)
  expect(payload).toMatchObject({ state: 'scheduled', publishedBy: name, stuckFor: null })
  const change = (values: Partial<typeof staffMembers.$inferInsert>) =>
    shop.db.update(staffMembers).set(values).where(eq(staffMembers.name, name))
  return { draft, at, change }
}

test('a scheduled draft is published with the rights of the member who scheduled it', async () => {
  const { draft, at } = await scheduledBy('Ana', 1310)
  await shop.publishScheduled(at)
  expect(await shop.read(draft)).toMatchObject({ state: 'published', publishedBy: 'Ana', stuckFor: null })
  const { entries } = (await shop.to(readStaffAudit, { headers: staff })).payload
  expect(entries.find(({ action, member }) => action === 'draft-publish' && member === 'Ana')?.ok).toBe(true)
})

test.each([
  ['lost the right', { rights: ['orders'] }],
  ['works in another store now', { locations: ['calgary'] }],
  ['has left', { revokedAt: new Date() }]
] as const)('a scheduled draft of a member who %s is stuck, and changes nothing', async (name, values) => {
  const before = await shop.publicReads()
  const { draft, at, change } = await scheduledBy(`Bo, who ${name}`, 1320)
  await change(values as object)
  await shop.publishScheduled(at)
  expect(await shop.read(draft)).toMatchObject({ state: 'stuck', stuckFor: 'rights', publishAt: null })
  expect(await shop.publicReads()).toEqual(before)
  const { entries } = (await shop.to(readStaffAudit, { headers: staff })).payload
  const deeds = entries.filter(({ action, member }) => action === 'draft-publish' && member === `Bo, who ${name}`)
  expect(deeds.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  // Another manager publishes it.
  expect((await shop.publish(draft)).payload).toMatchObject({ state: 'published', publishedBy: 'Demo', stuckFor: null })
  await shop.undo(draft)
})

test('a draft scheduled by a member of the settings is stuck once these no longer name them', async () => {
  const draft = await shop.drafted({
    kind: 'price',
    ids: [await shop.priceOf('mango')],
    change: 'set',
    fields: { price: set(1330) }
  })
  const at = inAnHour()
  await shop.publish(draft, { at: at.toISOString(), isScheduled: true })
  await shop.db.update(drafts).set({ publishedBy: 'Former' }).where(eq(drafts.id, draft))
  await shop.publishScheduled(at)
  expect(await shop.read(draft)).toMatchObject({ state: 'stuck', stuckFor: 'rights' })
})

test('each change of a draft is announced to the staff boards, without its content', async () => {
  const { channel } = (await shop.to(readDrafts, { headers: staff })).payload
  const announced = async (on = channel) => {
    const rows = await shop.db.select().from(messages).where(like(messages.channel, on))
    await shop.db.delete(messages)
    return rows.map(({ message }) => message)
  }
  await announced()
  const price = { kind: 'price' as const, ids: [await shop.priceOf('apple')], change: 'set' as const }
  const draft = await shop.begin()
  await shop.edit(draft, [{ ...price, fields: { price: set(1340) } }])
  await shop.publish(draft)
  await shop.undo(draft)
  expect(await announced()).toEqual(Array.from({ length: 4 }, () => ({ type: 'drafts', draft })))
  const other = await shop.begin()
  await shop.to(deleteDraft, { params: { draft: other }, headers: staff })
  expect(await announced()).toHaveLength(2)
  const scheduled = await scheduledBy('Cy', 1350)
  await announced()
  await shop.publishScheduled(scheduled.at)
  expect(await announced('staff.%')).toEqual([{ type: 'drafts', draft: scheduled.draft }])
})
