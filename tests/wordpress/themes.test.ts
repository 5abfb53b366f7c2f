import { expect, test } from 'vitest'
import { placeOrder } from './support/order.ts'
import { openWordpress } from './support/wordpress.ts'

const wordpress = openWordpress()

const themes = [
  {
    theme: 'twentytwentythree',
    header: 'header.wp-block-template-part',
    footer: 'footer.wp-block-template-part'
  },
  { theme: 'twentytwentyone', header: 'header#masthead', footer: 'footer#colophon' }
]
const block = '<!-- wp:storefront/shop {"location":"queen-west"} /-->'
const shortcode = '[storefront location="queen-west"]'
const ways = { block, shortcode, 'shortcode block': `<!-- wp:shortcode -->${shortcode}<!-- /wp:shortcode -->` }

test.each(themes.flatMap(({ theme }) => Object.entries(ways).map(([way, content]) => [theme, way, content] as const)))(
  'on %s, a shopper orders from the %s',
  async (theme, _, content) => {
    const { site, server } = wordpress
    await site.php(`switch_theme( '${theme}' );`)
    const page = await wordpress.visit()
    await page.goto(`/?page_id=${await wordpress.addPage(content)}`)
    expect(await placeOrder(page, server.url)).toMatchObject({ status: 'placed', location: 'queen-west' })
    expect(site.complaints()).toEqual([])
  }
)

test.each(themes)('on $theme, noh and nof hide header and footer', async ({ theme, header, footer }) => {
  const { site } = wordpress
  await site.php(`switch_theme( '${theme}' );`)
  const id = await wordpress.addPage(block)
  const page = await wordpress.visit()
  // While the page is still blank, what is on it counts as visible.
  const areVisible = async () => {
    await page.getByRole('button', { name: /^yes/i }).waitFor()
    return [await page.locator(header).isVisible(), await page.locator(footer).isVisible()]
  }
  await page.goto(`/?page_id=${id}`)
  await expect.poll(areVisible).toEqual([true, true])
  await page.goto(`/?page_id=${id}&noh=1`)
  await expect.poll(areVisible).toEqual([false, true])
  await page.goto(`/?page_id=${id}&nof=1`)
  await expect.poll(areVisible).toEqual([true, false])
})
