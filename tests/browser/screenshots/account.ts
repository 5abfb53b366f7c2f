import { addFirst, cartWay } from '../support/shopper.ts'
import { openAs, openAt, take } from './camera.ts'
await take('sign-in-phone', 390, 844, async page => {
  await openAt(page, '#/user')
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
})
await take('sign-up-phone', 390, 844, async page => {
  await openAt(page, '#/user/sign-up', 'light', 'fr-CA')
  await page.getByLabel('Prénom').fill('Noémie')
  await page.locator('storefront-root button[type=submit]').click()
  await page.getByText('champ obligatoire').first().waitFor()
})
await take('code-phone', 390, 844, async page => {
  await openAt(page, '#/user/code', 'dark')
  await page.getByLabel('Email or phone').fill('noemie@example.com')
  await page.locator('storefront-root button[type=submit]').click()
  await page.getByText('you’ll receive a six-digit code').waitFor()
})
await take('points-phone', 390, 844, async page => {
  await openAs(page, 'camille', '#/user/loyalty', 'light', 'fr-CA')
  await page.getByRole('heading', { name: 'Récompenses', exact: true }).waitFor()
})
await take('redeem-phone', 390, 844, async page => {
  await openAs(page, 'alex', '#/inglewood', 'dark', 'fr-CA')
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('heading', { name: /points/i }).scrollIntoViewIfNeeded()
})
await take('user-wide', 1280, 800, async page => {
  await openAs(page, 'camille', '#/user/security', 'dark', 'fr-CA')
  await page.getByRole('button', { name: 'Lier Google' }).waitFor()
})
