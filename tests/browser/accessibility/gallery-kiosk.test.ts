import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readKiosks, setKiosk } from '../../../src/contract/kiosk/kiosk.ts'
import { call } from '../../server/support/client.ts'
import { by } from '../../server/support/loyalty.ts'
import { copyOf, galleryViolations, type Keep, startGallery } from '../support/gallery.ts'
import { beginVisit, fillCart, offlineNote, placeOrder, signInByPhone, startButton, tablet } from '../support/kiosk.ts'
import { shop, test as base } from '../support/shop.ts'
import { kiosk } from '../support/visitor.ts'

const test = base.extend('device', tablet)

/** Pairs a reader with the kiosk that was registered, and restarts it. */
async function pairReader(page: Page): Promise<void> {
  const { url } = shop.server
  const params = { location: 'queen-west' }
  const { payload } = await call(url, readKiosks, { params, headers: by('staff') })
  const { id, name } = payload.kiosks.at(-1)!
  const body = { name, reader: 'counter-of-gallery' }
  await call(url, setKiosk, { params: { ...params, kiosk: id }, body, headers: by('staff') })
  const report = page.waitForResponse(/\/v1\/kiosks\/report/)
  await page.reload()
  await report
}

/** The checkout, the question after a while, and the card reader. */
async function pay(page: Page, keep: Keep): Promise<void> {
  await pairReader(page)
  await beginVisit(page)
  await fillCart(page)
  await keep('checkout')
  await page.clock.runFor(75_000)
  const question = page.getByRole('dialog', { name: 'Still there?' })
  await question.waitFor()
  await keep('question whether somebody is there', 'held')
  await question.getByRole('button', { name: /^yes/i }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByLabel('First name').fill('Thaddeus')
  await page.getByRole('button', { name: /^pay by card here/i }).click()
  await page.getByText('Tap, insert or swipe your card on the reader').waitFor()
  await keep('card reader, waiting', 'held')
  const reader = await shop.context.newPage()
  await reader.goto('/stand-ins/readers/counter-of-gallery')
  await reader.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Your bank declined this card.').waitFor()
  await keep('card reader, refusing', 'held')
  await page.getByRole('button', { name: 'Pay at the counter instead' }).click()
  await placeOrder(page, 'Thaddeus')
  await page.getByText(/^Order QW-/).waitFor()
  await keep('order that was placed', 'held')
  await page.getByRole('button', { name: /^done/i }).click()
  await startButton(page).waitFor()
}

test('the screens of a kiosk, and its sign-in approval on a phone, are readable and operable', async () => {
  const { page } = shop
  const { copies, keep } = startGallery()
  const phone: typeof copies = []
  await page.clock.install()
  await kiosk()
  await keep('start screen', 'held')
  await pay(page, keep)
  await page.route('**/v1/**', route => route.abort())
  await beginVisit(page)
  await fillCart(page)
  await placeOrder(page, 'Persephone')
  await offlineNote(page).waitFor()
  await keep('order that waits for the network', 'held')
  await page.getByRole('button', { name: /^done/i }).click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: /^sign in/i }).click()
  await page.getByRole('button', { name: /^yes/i }).click()
  await page.getByRole('heading', { name: 'With your phone’s camera' }).waitFor()
  await page.getByRole('img', { name: /qr code that signs you in/i }).waitFor()
  await keep('sign-in', 'held')
  await signInByPhone(shop, async own => void phone.push(await copyOf(own, 'approval of a sign-in')))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Texte plus grand' }).click()
  await page.getByRole('button', { name: 'Plus de contraste' }).click()
  await keep('start screen in French, larger and with more contrast', 'held')
  expect(await galleryViolations(copies, 'light', 1024)).toEqual([])
  expect(await galleryViolations(phone, 'light')).toEqual([])
}, 240_000)
