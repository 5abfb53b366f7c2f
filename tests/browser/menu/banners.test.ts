import type { Page } from 'playwright-core'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { banners } from '../../../src/server/db/schema.ts'
import { publishBanner } from '../../stores/support/staff.ts'
import { bareTest, shop } from '../support/shop.ts'
import { confirmAge, productAt } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

/** A text of as many characters, in words of a usual length. */
const long = (characters: number) => 'nouvelle boutique '.repeat(9).slice(0, characters)
const both = (text: string) => ({ en: text, fr: text })

/** Gives a banner of Mount Pleasant its longest texts until the test ends. */
async function lengthen(id: string, title: number, text: number): Promise<void> {
  const { db } = shop.server
  const own = eq(banners.id, id)
  const [row] = await db.select().from(banners).where(own)
  if (!row) throw new Error(`There is no banner ${id}.`)
  await db
    .update(banners)
    .set({ title: both(long(title)), text: both(long(text)) })
    .where(own)
  onTestFinished(async () => void (await db.update(banners).set(row).where(own)))
}

const top = async (page: Page) => (await productAt(page, 0).boundingBox())?.y

for (const width of [320, 390, 1280])
  bareTest(
    `at ${width} px, no product waits for banners with the longest texts, nor moves when they come`,
    async () => {
      await lengthen('late-evenings', 45, 24)
      await lengthen('cold-shelf', 45, 80)
      await shop.newVisitor({ viewport: { width, height: 800 } })
      const { page } = shop
      await confirmAge(shop)
      let release = () => {}
      const held = new Promise<void>(done => (release = done))
      await page.route('**/banners?*', async route => {
        await held
        await route.continue()
      })
      await page.goto('/frame?location=mount-pleasant')
      await productAt(page, 0).waitFor()
      // The rest of the store's head is there.
      await page.getByRole('button', { name: /Mount Pleasant/ }).waitFor()
      const before = await top(page)
      release()
      await page.getByRole('region', { name: 'Announcement' }).waitFor()
      await page
        .getByRole('link', { name: long(45).trim() })
        .first()
        .waitFor()
      expect(await top(page)).toBe(before)
    }
  )

bareTest('a banner that is published while a page is open moves nothing that the shopper sees', async () => {
  await shop.newVisitor({ viewport: { width: 390, height: 800 } })
  const page = await visitor({ host: '/frame?location=queen-west' })
  const before = await top(page)
  onTestFinished(
    async () => void (await shop.server.db.delete(banners).where(sql`${banners.title}->>'en' = 'On the shelf again'`))
  )
  await publishBanner(shop.server.url, 'On the shelf again')
  await page.getByText('On the shelf again').waitFor()
  expect(await top(page)).toBe(before)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
