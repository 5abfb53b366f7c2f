import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { coreIf, shop, test as base } from '../support/shop.ts'

const test = base.extend('device', { viewport: { width: 800, height: 600 } })

declare global {
  interface Window {
    ScrollLock: { lockScroll(root: Element): () => void }
    unlock: (() => void)[]
  }
}

let folder = ''
let code = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scroll-lock-'))
  await build({
    config: false,
    silent: true,
    entry: { lock: 'src/embed/host/scroll-lock.ts' },
    format: 'iife',
    globalName: 'ScrollLock',
    outDir: folder
  })
  code = await readFile(join(folder, 'lock.global.js'), 'utf8')
})
afterAll(() => rm(folder, { recursive: true }))

const bar = '<style>::-webkit-scrollbar { width: 15px; background: #ccc }</style>'
const tall = '<header style="position:sticky;top:0">Host</header><div style="height:3000px">A long page</div>'

const lock = () =>
  shop.page.evaluate(() => void (window.unlock ??= []).push(window.ScrollLock.lockScroll(document.body)))
const unlock = () => shop.page.evaluate(() => window.unlock.shift()?.())
/**
 * Turns the wheel until the page has heard it, and waits until it was drawn. The browser may still take a turn for one on a
 * page without listeners just after the first was added.
 */
async function wheel(): Promise<void> {
  await shop.page.evaluate(() => {
    document.body.dataset.turned = ''
    addEventListener('wheel', () => (document.body.dataset.turned = 'yes'), { once: true })
  })
  const isHeard = async () => {
    await shop.page.mouse.wheel(0, 200)
    return shop.page.evaluate(
      () =>
        new Promise(done =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(document.body.dataset.turned === 'yes')))
        )
    )
  }
  await shop.page.mouse.move(100, 100)
  await expect.poll(isHeard).toBe(true)
}
const scrolled = () => shop.page.evaluate(() => scrollY)
const markup = () =>
  shop.page.evaluate(() =>
    [document.documentElement, document.body].map(element => element.getAttribute('style')).join('; ')
  )

describe.each([
  ['a plain page', '', ''],
  ['a page that cuts off its sides at body', '', '<style>body { overflow-x: hidden }</style>'],
  ['a page that scrolls by html', '', '<style>html { overflow-y: scroll !important }</style>'],
  ['a page with inline styles', 'margin: 0px; overflow-y: scroll !important', '']
])('%s', (_, inline, head) => {
  test(
    'stays where it is while a dialog is open, does not shift, and scrolls again with its styles as they were',
    coreIf(!inline),
    async () => {
      const { page } = shop
      await shop.openPage(tall, { head: bar + head })
      await page.evaluate(text => {
        if (text) document.documentElement.style.cssText = text
      }, inline)
      await page.addScriptTag({ content: code })
      await page.evaluate(() => scrollTo(0, 500))
      const before = await markup()
      const place = () =>
        page.evaluate(() => {
          const { left, right, top } = document.querySelector('header')!.getBoundingClientRect()
          return { left, right, top, scrollY }
        })
      const at = await place()
      expect(at.right).toBeLessThan(800)
      await lock()
      await wheel()
      expect(await place()).toEqual(at)
      await unlock()
      expect(await markup()).toBe(before)
      expect(await place()).toEqual(at)
      await wheel()
      await expect.poll(scrolled).toBeGreaterThan(500)
    }
  )
})

test('two dialogs, one upon the other, free the page when both are closed', async () => {
  await shop.openPage(tall, { head: bar })
  await shop.page.addScriptTag({ content: code })
  const before = await markup()
  await lock()
  await lock()
  await unlock()
  await wheel()
  expect(await scrolled()).toBe(0)
  await unlock()
  expect(await markup()).toBe(before)
  await wheel()
  await expect.poll(scrolled).toBeGreaterThan(0)
})
