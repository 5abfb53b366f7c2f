import type { Page } from 'playwright-core'

/** The plugin's zip, as the build makes it. */
export const zip = 'dist/wordpress/storefront.zip'

/** Signs in to the dashboard. */
export async function signInTo(page: Page, user: string, password: string): Promise<void> {
  await page.goto('/wp-login.php')
  await page.getByLabel('Username or Email Address').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/wp-admin/)
}

/** Installs the plugin from its zip as an administrator does, and activates it. */
export async function installPlugin(page: Page): Promise<void> {
  await page.goto('/wp-admin/plugin-install.php')
  await page.getByRole('button', { name: 'Upload Plugin' }).click()
  await page.locator('#pluginzip').setInputFiles(zip)
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await page.getByText('Plugin activated.').waitFor()
}

/** Opens a new page in the block editor, gives it a title, and adds the block. */
export async function openEditor(page: Page, title: string): Promise<void> {
  await page.goto('/wp-admin/post-new.php?post_type=page')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('textbox', { name: 'Add title' }).fill(title)
  const inserter = page.getByRole('button', { name: 'Toggle block inserter' })
  await inserter.click()
  await page.getByPlaceholder('Search').fill('storefront')
  await page.getByRole('option', { name: 'Storefront' }).click()
  await inserter.click()
}

/** Publishes it, and returns its address. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Editor publish' })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  return (await panel.getByRole('link', { name: 'View Page' }).getAttribute('href'))!
}
