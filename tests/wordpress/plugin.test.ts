import { expect, test } from 'vitest'
import { locations } from '../../demo/catalogue/locations.ts'
import { placeOrder } from './support/order.ts'
import { installPlugin, openEditor, publish } from './support/dashboard.ts'
import { openWordpress } from './support/wordpress.ts'

const wordpress = openWordpress({ isInstalled: false })

/** Prints what the plugin has left behind, but for its name in WordPress' own list of what was deactivated lately. */
const remains = `
  global $wpdb;
  $named = "option_name like '%storefront%' or option_value like '%storefront%' and option_name <> 'recently_activated'";
  $rows = $wpdb->get_col( "select option_name from $wpdb->options where $named" );
  $of_users = $wpdb->get_col( "select meta_key from $wpdb->usermeta where meta_key like '%storefront%'" );
  echo implode( ' ', array_merge( $rows, $of_users, glob( WP_PLUGIN_DIR . '/storefront*' ) ) );`

test('the plugin is installed and set up, an editor adds the block, a shopper orders, and nothing is left after it', async () => {
  const { site, server } = wordpress
  const admin = await wordpress.signIn()
  await installPlugin(admin)

  await admin
    .getByRole('row', { name: /Storefront/ })
    .getByRole('link', { name: 'Settings' })
    .click()
  await admin.getByLabel('Address of the API').fill(`${server.url}/`)
  await admin.getByRole('button', { name: 'Test the connection' }).click()
  await admin.getByText(`OK: The API answers: Linden & Slate, ${locations.length} stores.`).waitFor()
  await admin.getByText('OK: The script is at its address.').waitFor()
  await admin.getByText(`OK: The shop may be used on ${site.url}.`).waitFor()
  await admin.getByRole('button', { name: 'Save Changes' }).click()
  await admin.getByText('Settings saved.').waitFor()
  await admin.getByLabel('Store', { exact: true }).selectOption('kensington')
  await admin.getByLabel('Theme').selectOption('Dark')
  await admin.getByRole('button', { name: 'Save Changes' }).click()
  await admin.getByText('Settings saved.').waitFor()

  await site.php(`wp_insert_user( array( 'user_login' => 'eddie', 'user_pass' => 'words', 'role' => 'editor' ) );`)
  const editor = await wordpress.signIn('eddie', 'words')
  await openEditor(editor, 'Order online')
  const preview = editor.frameLocator('iframe[title="Preview of the shop"]')
  await preview
    .getByText(/Kensington/)
    .first()
    .waitFor()
  await editor.getByRole('button', { name: 'Settings', exact: true }).click()
  await editor.getByLabel('Store', { exact: true }).selectOption('Queen West')
  await preview.getByText('Queen West').first().waitFor()
  const address = await publish(editor)

  const shopper = await wordpress.visit()
  await shopper.goto(address)
  const mount = shopper.locator('[data-storefront]')
  expect(await mount.getAttribute('data-theme')).toBe('dark')
  expect(await placeOrder(shopper, server.url)).toMatchObject({ status: 'placed', location: 'queen-west' })

  await admin.goto('/wp-admin/plugins.php')
  await admin.getByRole('link', { name: 'Deactivate Storefront' }).click()
  await admin.getByText('Plugin deactivated.').waitFor()
  // Before its scripts run, the link leads to a page that asks instead.
  await admin.waitForLoadState()
  admin.once('dialog', dialog => void dialog.accept())
  await admin.getByRole('link', { name: 'Delete Storefront' }).click()
  await admin.getByText('Storefront was successfully deleted.').waitFor()
  expect(await site.php(remains)).toBe('')
  expect(site.complaints()).toEqual([])
})
