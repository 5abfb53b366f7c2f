import { expect } from 'vitest'
import { drafts, kiosks, locations, orders } from '../../../src/server/db/schema.ts'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { pageViolations } from '../support/axe.ts'
import { type Copy, copyOf, galleryViolations } from '../support/gallery.ts'
import { bareTest, shop } from '../support/shop.ts'
import { choose } from '../support/shopper.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const openStaff = staffOf(shop)

/** Registers a kiosk of Queen West with orders that wait or were refused. */
async function addKiosk(): Promise<void> {
  const { db } = shop.server
  await db.delete(kiosks)
  const [location] = await db.select().from(locations).where(eq(locations.slug, 'queen-west'))
  const now = new Date()
  const row = { locationId: location!.id, tokenHash: 'hash', name: 'Counter', letter: 'A', version: '1.2.3' }
  await db.insert(kiosks).values({ ...row, createdAt: now, seenAt: now, waiting: 1, refused: 3 })
}

/** Places an order that was handed over: it can be refunded. */
async function addEndedOrder(): Promise<void> {
  const { id } = await placedAt(shop)
  await shop.server.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, id))
}

/** Places an order at the curb, and one of somebody without last name, phone and email. */
async function addOrders(): Promise<void> {
  await placedAt(shop, 'curbside')
  const { id } = await placedAt(shop)
  await shop.server.db
    .update(orders)
    .set({ firstName: 'Sam', lastName: '', phone: '', email: '' })
    .where(eq(orders.id, id))
}

/** Copies the sections of products, promotions and settings, and the page of one of each. */
async function keepCatalogue(staff: Page, keep: (name: string) => Promise<void>): Promise<void> {
  await staff.locator('#tab-products').click()
  await choose(staff.locator('[data-product] input').first())
  await staff.locator('[role=group]').first().waitFor()
  await keep('products')
  await staff.locator('[data-product] button').first().click()
  await staff.locator('[data-size]').first().waitFor()
  await keep('a product')
  await staff.getByRole('button', { name: /^(all products|tous les produits)$/i }).click()
  for (const list of ['categories', 'brands']) {
    await staff.locator(`input[type=radio][value=${list}]`).check({ force: true })
    await staff.locator('[data-shelf]').first().waitFor()
    await keep(`the ${list}`)
    await staff.locator('[data-shelf] [data-open]').first().click()
    await staff.locator('input[type=file]').first().waitFor({ state: 'attached' })
    await keep(`one of the ${list}`)
    await staff.locator('#shelf-about').locator('xpath=ancestor::form/../..').locator('button').first().click()
  }
  await staff.locator('#tab-promotions').click()
  await staff.locator('[data-promo]').first().waitFor()
  await keep('promotions')
  await staff.locator('[data-promo="cold-shelf"] button').first().click()
  await staff.locator('#banner-when').waitFor()
  await keep('a banner')
  const back = staff.getByRole('button', { name: /^(all promotions|toutes les promotions)$/i })
  for (const [name, opener, sign] of [
    ['a reward', '[data-promo="off-5"] button', '#reward-value'],
    ['the rules of points', '[data-promo="loyalty"] button', '#points-tiers'],
    ['a sale', '[data-promo*="/"] button', '#sale-when']
  ] as const) {
    await back.click()
    await staff.locator(opener).first().click()
    await staff.locator(sign).waitFor()
    await keep(name)
  }
  await back.click()
  await staff.locator('[data-promo] button').first().click()
  await staff.locator('#promo-when').waitFor()
  await keep('a deal')
  await keepLaw(staff, keep)
}

/** Copies the page of a deal that promotion law may forbid, and the question before it is published. */
async function keepLaw(staff: Page, keep: (name: string) => Promise<void>): Promise<void> {
  await staff.locator('#nameFr').fill('Détente gratuite')
  await staff.locator('#takes').selectOption('percent')
  await staff.locator('#percent').fill('100')
  await staff.locator('#nameFr-law').waitFor()
  await staff.locator('#offer-law').waitFor()
  await keep('a deal that promotion law may forbid')
  await staff.locator('#promo-when').locator('xpath=ancestor::form').locator('button[type=submit]').click()
  await staff.locator('[role=region] button').last().click()
  await staff.locator('dialog [data-finding] a').first().waitFor()
  await staff.locator('dialog button[type=submit]').click()
  await staff.locator('#reason[aria-invalid=true]').waitFor()
  await keep('the publishing of a draft that promotion law may forbid')
  await staff.keyboard.press('Escape')
  await staff.getByRole('dialog').waitFor({ state: 'detached' })
  await shop.server.db.delete(drafts)
}

/** Copies the settings of a store, and those of all stores. */
async function keepSettings(staff: Page, keep: (name: string) => Promise<void>): Promise<void> {
  await staff.locator('#tab-store').click()
  await staff.locator('[data-zone]').first().waitFor()
  await keep('the settings of a store')
  await staff.locator('#set-target').selectOption('')
  await staff.locator('#ageGate').selectOption('off')
  await keep('the settings of all stores')
}

bareTest.each([
  ['English', '', /^cancel/i, 'Ended', /^refund/i, 'Hours', 'Kiosks', /^change/i, 'Taking orders'],
  [
    'French',
    '?lang=fr',
    /^annuler/i,
    'Terminées',
    /^rembourser/i,
    'Horaire',
    'Bornes',
    /^modifier/i,
    'Commandes ouvertes'
  ]
] as const)(
  'the staff board is readable and can be pressed, in %s',
  async (language, query, cancel, ended, refund, hours, kiosksTab, change, taking) => {
    await shop.newVisitor()
    await addKiosk()
    await addOrders()
    await addEndedOrder()
    const copies: Copy[] = []
    const staff = await openStaff(query)
    const dialog = staff.getByRole('dialog')
    const keep = async (name: string) => void copies.push(await copyOf(staff, name, '#staff'))
    await staff.locator('article').first().waitFor()
    await keep('orders')
    // The rules about whole pages, once.
    expect(await pageViolations(staff)).toEqual([])
    await staff.getByRole('button', { name: cancel }).first().click()
    await dialog.waitFor()
    await keep('question before an order is cancelled')
    await staff.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await choose(staff.getByRole('radio', { name: ended }))
    await staff.getByRole('button', { name: refund }).first().click()
    await dialog.waitFor()
    await keep('refund of an order')
    await choose(dialog.getByRole('radio').nth(1))
    await dialog.getByRole('button', { name: refund }).click()
    await dialog.locator('[aria-invalid=true]').first().waitFor()
    await keep('refund of some items, of which none is chosen yet')
    await dialog.getByRole('combobox').first().selectOption('1')
    await dialog.getByRole('textbox').fill('Dented')
    await keep('refund of an item with its reason')
    await staff.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await staff.getByRole('tab', { name: 'Stock' }).click()
    await staff.locator('[data-variant]').nth(3).waitFor()
    await keep('stock')
    await staff
      .getByRole('button', { name: /^(Lots of|Lots de)/ })
      .first()
      .click()
    await dialog.getByRole('button').last().waitFor()
    await keep('lots of a size')
    await dialog.getByRole('button').last().click()
    await dialog.getByRole('textbox').first().waitFor()
    await keep('another lot')
    await staff.keyboard.press('Escape')
    await staff.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await staff.getByRole('tab', { name: hours }).click()
    await staff.getByRole('switch').first().waitFor()
    await keep('hours')
    await staff.getByRole('tab', { name: kiosksTab }).click()
    await staff.locator('[data-kiosk]').waitFor()
    await keep('kiosks')
    await staff.getByRole('button', { name: change }).click()
    await dialog.waitFor()
    await keep('change of a kiosk')
    await staff.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await staff.locator('header button').last().click()
    await dialog.getByRole('button', { name: /^(Figures|Chiffres)$/ }).click()
    await dialog.locator('table').first().waitFor()
    await keep('figures')
    await staff.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await staff.locator('header button').last().click()
    await dialog.getByRole('button', { name: /^(Going live|Mise en ligne)$/ }).click()
    await dialog.locator('ol').waitFor()
    await keep('going live')
    await staff.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await staff.locator('header button').last().click()
    await dialog.getByRole('button', { name: /^(Copy of everything|Copie complète)$/ }).click()
    await dialog.getByRole('checkbox').waitFor()
    await dialog.getByRole('button').last().click()
    await keep('copy of the shop that is not confirmed yet')
    await staff.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await staff.getByRole('button', { name: taking }).click()
    await choose(dialog.getByRole('radio').nth(1))
    await keep('question before a pause')
    await dialog.getByRole('button').last().click()
    await dialog.waitFor({ state: 'detached' })
    await keep('pause')
    await keepSettings(staff, keep)
    await keepCatalogue(staff, keep)
    expect(await galleryViolations(copies, language === 'English' ? 'light' : 'dark', 1280)).toEqual([])
    if (language === 'English') expect(await galleryViolations(copies.slice(0, 1), 'light', 360)).toEqual([])
  },
  240_000
)
