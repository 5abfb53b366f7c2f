import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locations } from '../../demo/catalogue/locations.ts'
import { openWordpress } from './support/wordpress.ts'

const wordpress = openWordpress()

/** Adds an editor and signs in as one. */
async function asEditor(): Promise<Page> {
  await wordpress.site.php(
    `if ( ! username_exists( 'eddie' ) ) wp_insert_user( array( 'user_login' => 'eddie', 'user_pass' => 'words', 'role' => 'editor' ) );`
  )
  return wordpress.signIn('eddie', 'words')
}

test('a tag that an editor pastes loses its script, which is why there is a plugin', async () => {
  const { site } = wordpress
  await asEditor()
  const pasted = `<div data-storefront data-api="https://shop.example.com"></div><script src="https://shop.example.com/storefront.js"></script>[storefront]`
  const saved = await site.php(
    `wp_set_current_user( get_user_by( 'login', 'eddie' )->ID ); kses_init(); echo get_post( wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'x', 'post_content' => '${pasted}' ) ) )->post_content;`
  )
  expect(saved).not.toContain('<script')
  expect(saved).toContain('[storefront]')
})

test('only an administrator sees the settings and tests the connection', async () => {
  const editor = await asEditor()
  const reply = await editor.goto('/wp-admin/options-general.php?page=storefront-shop')
  expect(reply?.status()).toBe(403)
  const statusOf = (page: Page, path: string, method: string, hasNonce = true) =>
    page.evaluate(
      async ([path, method, hasNonce]) => {
        const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text()
        const headers = { 'content-type': 'application/json', ...(hasNonce ? { 'X-WP-Nonce': nonce } : {}) }
        const sent = method === 'POST' ? { body: JSON.stringify({ api: 'http://127.0.0.1:1' }) } : {}
        return (await fetch(`/?rest_route=/storefront-shop/v1${path}`, { method, headers, ...sent })).status
      },
      [path, method, hasNonce] as const
    )
  expect(await statusOf(editor, '/connection', 'POST')).toBe(403)
  expect(await statusOf(editor, '/stores', 'GET')).toBe(200)
  const admin = await wordpress.signIn()
  expect(await statusOf(admin, '/connection', 'POST')).toBe(200)
  expect(await statusOf(admin, '/connection', 'POST', false)).toBe(401)
  const { url } = wordpress.site
  expect((await fetch(`${url}/?rest_route=/storefront-shop/v1/stores`)).status).toBe(401)
})

test('the preview is for those who write, from the editor alone', async () => {
  const { url } = wordpress.site
  expect((await fetch(`${url}/?storefront_shop_preview=1`)).status).toBe(403)
  const editor = await asEditor()
  expect((await editor.goto('/?storefront_shop_preview=1'))?.status()).toBe(403)
})

test('settings that can’t be used are refused with a sentence', async () => {
  const page = await wordpress.signIn()
  await page.goto('/wp-admin/options-general.php?page=storefront-shop')
  await page.getByLabel('Address of a Photon server').evaluate(field => field.setAttribute('type', 'text'))
  await page.getByLabel('Address of a Photon server').fill('javascript:alert(1)')
  await page.getByLabel('Header that noh=1 hides').fill('.top > .bar')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('“javascript:alert(1)” can’t be used for photon.').waitFor()
  expect(await page.getByLabel('Address of a Photon server').inputValue()).toBe('')
  expect(await page.getByLabel('Header that noh=1 hides').inputValue()).toBe('.top > .bar')
})

test('outside a developer’s machine, the server asks public addresses only', async () => {
  const { site, server } = wordpress
  const ask = `echo is_wp_error( StorefrontShop\\Shop_Data::get( '${server.url}/v1/business?locale=en-CA' ) ) ? 'refused' : 'asked';`
  expect(await site.php(ask)).toBe('asked')
  expect(await site.php(ask, 'production')).toBe('refused')
})

test('the dashboard is French where the site is', async () => {
  const { site } = wordpress
  await site.php(`update_user_meta( 1, 'locale', 'fr_CA' );`)
  const page = await wordpress.signIn()
  await page.goto('/wp-admin/options-general.php?page=storefront-shop')
  await page.getByRole('button', { name: 'Vérifier la connexion' }).click()
  await page.getByText(`OK : L’API répond : Linden & Slate, ${locations.length} magasins.`).waitFor()
  expect(await page.getByLabel('Adresse de l’API').inputValue()).toContain('127.0.0.1')
  await site.php(`delete_user_meta( 1, 'locale' );`)
  expect(site.complaints()).toEqual([])
})
