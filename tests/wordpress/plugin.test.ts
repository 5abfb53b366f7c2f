import { expect, test } from 'vitest'
import type { Order } from '../../src/contract/order/order.ts'
import { addFirst, chooseTime, fillPerson, goToCheckout, passGate } from '../browser/support/shopper.ts'
import { installPlugin, openWordpress } from './support/wordpress.ts'

const wordpress = openWordpress()

test('an administrator installs the zip, and a shopper orders through the shortcode', async () => {
  const { site, server } = wordpress
  await installPlugin(await wordpress.signIn())
  await site.php(`update_option( 'storefront_shop_settings', array( 'api' => '${server.url}' ) );`)
  const id = await site.php(
    `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Order', 'post_content' => '[storefront location="queen-west"]' ) );`
  )
  const page = await wordpress.visit()
  await page.goto(`/?page_id=${id}`)
  await passGate(page)
  await addFirst(page)
  await goToCheckout(page)
  await fillPerson(page)
  await chooseTime(page)
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
  const order = new URL(page.url()).hash.split('/').at(-1)
  const reply = await fetch(`${server.url}/v1/orders/${order}`)
  const { payload } = (await reply.json()) as { payload: Order }
  expect(payload).toMatchObject({ status: 'placed', location: 'queen-west' })
})
