import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { shop, test as base } from '../support/shop.ts'

const test = base.extend('device', { viewport: { width: 820, height: 1180 } })

const files = JSON.parse(readFileSync('dist/files.json', 'utf8')) as Record<string, string[]>
const codeOf = (part: string) => files[part]?.map(name => readFileSync(`dist/chunks/${name}.js`, 'utf8')).join('') ?? ''

test('a kiosk speaks its own messages, and after a switch of the language those of the other one', async () => {
  const { page } = shop
  await page.goto('/pages/plain.html?in_store=1#/queen-west')
  await page.getByRole('button', { name: 'Touch to start' }).waitFor()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Touchez pour commencer' }).waitFor()
  expect(await page.getByText(/kiosk\.\w/).count()).toBe(0)
})

test('the messages of a kiosk are in files of their own, which other visits don’t load', () => {
  const texts = { 'en-CA': 'Touch to start', 'fr-CA': 'Touchez pour commencer' }
  for (const [language, text] of Object.entries(texts)) {
    const holding = Object.keys(files).filter(part => codeOf(part).includes(text))
    expect(holding).toEqual([`kiosk.${language}`])
  }
})
