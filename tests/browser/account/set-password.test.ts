import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused } from '../support/dialogs.ts'
import { cookiesOf } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'

const english = {
  to: '/pages/plain.html',
  dialog: 'Choose your password',
  field: 'Password',
  hello: /^Hi Sam\. Choose a password for sam\.okafor/,
  tooShort: 'This is too short.',
  save: /^button Save and sign in/,
  show: /^button Show password/,
  yes: /^button Yes/i,
  account: /^a Sam.*Your account/,
  signOut: /^button Sign out/,
  isOut: 'You’re signed out',
  used: 'This link has already been used. If it wasn’t you, please contact the store.',
  expired: 'This link has expired. We can send you a new one.',
  close: 'Close'
}
const french: typeof english = {
  to: '/pages/div.html',
  dialog: 'Choisissez votre mot de passe',
  field: 'Mot de passe',
  hello: /^Bonjour Sam\. Choisissez un mot de passe pour sam\.okafor/,
  tooShort: 'Texte trop court.',
  save: /^button Enregistrer et se connecter/,
  show: /^button Afficher le mot de passe/,
  yes: /^button Oui/i,
  account: /^a Sam.*Votre compte/,
  signOut: /^button Se déconnecter/,
  isOut: 'Votre session est fermée',
  used: 'Ce lien a déjà été utilisé. Si ce n’était pas vous, communiquez avec le magasin.',
  expired: 'Ce lien a expiré. Nous pouvons vous en envoyer un nouveau.',
  close: 'Fermer'
}

/** Arrives through a link that completes an account created in the shop. */
async function comeByLink(page: Page, to: string, state = ''): Promise<void> {
  await page.goto(`/demo/sign-up?${new URLSearchParams({ source: 'kiosk', to, state })}`)
}

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const isThere = async () => {
    const { tag, name } = await focused(page)
    return wanted.test(`${tag} ${name}`)
  }
  for (let presses = 0; presses < 120 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  expect(await isThere(), String(wanted)).toBe(true)
}

for (const [language, words] of [
  ['English', english],
  ['French', french]
] as const)
  test(`an account that was begun in the shop is finished in the set-password modal, by keyboard alone, in ${language} (SPEC C6)`, async () => {
    const { page } = shop
    await comeByLink(page, words.to)
    const dialog = page.getByRole('dialog', { name: words.dialog })
    await dialog.getByText(words.hello).waitFor()
    expect(page.url()).not.toMatch(/signup_token/)
    const field = dialog.getByLabel(words.field, { exact: true })
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'input', isInDialog: true })

    // Invalid input gets a message beside the field (SPEC C17), and keeps the focus.
    await page.keyboard.type('short')
    await page.keyboard.press('Enter')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const described = await field.getAttribute('aria-describedby')
    expect(await dialog.locator(`#${described?.split(' ').at(-1)}`).innerText()).toBe(words.tooShort)
    expect(await focused(page)).toMatchObject({ tag: 'input', isInDialog: true })

    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('linden slate lamp')
    expect(await field.getAttribute('aria-invalid')).toBeNull()
    await tabTo(page, words.show)
    await page.keyboard.press('Space')
    expect(await field.getAttribute('type')).toBe('text')
    await tabTo(page, words.save)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    await tabTo(page, words.yes)
    await page.keyboard.press('Enter')
    await page.locator('[data-screen] h2').first().waitFor()
    await page.getByRole('link', { name: /^Sam/ }).waitFor()
    await tabTo(page, words.account)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Sam Okafor' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/user')
    await page.getByText('+1 403-555-0163').waitFor()
    await tabTo(page, words.signOut)
    await page.keyboard.press('Enter')
    await page.getByText(words.isOut).waitFor()
    expect(new URL(page.url()).hash).toBe('#/queen-west')
    expect(JSON.stringify(await cookiesOf(shop.context))).not.toMatch(/Okafor|403-555/)
    expect(shop.complaints).toEqual([])
  })
