import { expect } from 'vitest'
import { bareTest, shop } from '../support/shop.ts'
import { visitor } from '../support/visitor.ts'

bareTest('a press on the heart of a card marks the product, and doesn’t open it; a press next to it does', async () => {
  await shop.newVisitor({ viewport: { width: 390, height: 844 } })
  const page = await visitor()
  const heart = page.getByRole('button', { name: /^Favourite: / }).first()
  const box = await heart.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await heart.click({ position: { x: 2, y: 2 } })
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(new URL(page.url()).hash).toBe('#/queen-west')
  await page.mouse.click((box?.x ?? 0) - 20, (box?.y ?? 0) + 60)
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/queen-west\/products\//)
})
