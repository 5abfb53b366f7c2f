import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { arrive } from '../support/session.ts'
import { bareTest, shop } from '../support/shop.ts'
import { holdBack } from '../support/shopper.ts'

const looks: [name: string, options: BrowserContextOptions][] = [
  ['a phone, light', {}],
  ['a phone, dark', { colorScheme: 'dark' }]
]

/** Makes pages dark on a device that prefers dark, because the storefront follows the page. */
async function comeDark(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!matchMedia('(prefers-color-scheme: dark)').matches) return
    addEventListener('DOMContentLoaded', () => {
      for (const ground of document.querySelectorAll<HTMLElement>('body, .shop')) ground.style.background = '#111'
    })
  })
}

describe.each(looks)('on %s', (_, options) => {
  bareTest('the spinner contrasts with its background', async () => {
    await shop.newVisitor(options)
    const { page } = shop
    await comeDark(page)
    const release = await holdBack(page, '**/v1/session*')
    await arrive(page)
    const spinner = page.getByRole('dialog', { name: 'One moment…' })
    await spinner.waitFor()
    const colours = await spinner.evaluate(dialog => [
      getComputedStyle(dialog).color,
      getComputedStyle(dialog, '::before').backgroundColor
    ])
    expect(colours.toSorted()).toEqual(
      options.colorScheme ? ['rgb(21, 22, 20)', 'rgb(243, 242, 237)'] : ['rgb(252, 251, 249)', 'rgb(27, 28, 26)']
    )
    release()
    await page.getByRole('dialog', { name: 'Continue as Alex M.?' }).waitFor()
  })
})
