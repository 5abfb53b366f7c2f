import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../demo/pages/', import.meta.url)
const page = (name: string) => readFileSync(new URL(name, folder), 'utf8')

describe.each(['plain.html', 'div.html'])('the host page %s', name => {
  const html = page(name)

  test('has its own landmarks and one script tag for the shop', () => {
    expect(html.match(/<header[ >]/g)).toHaveLength(1)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
    expect(html.match(/<footer[ >]/g)).toHaveLength(1)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('name="viewport"')
  })

  test('asks nothing of another site', () => {
    const asked = [...html.matchAll(/(?:src|href|url)(?:=["']|\()([^"')]+)/g)].map(([, address = '']) => address)
    expect(asked.filter(address => /^(?:https?:)?\/\//.test(address))).toEqual([])
    expect(html).not.toContain('@import')
  })
})

test('the plain page has the tag where the shop goes, inside main', () => {
  const [, main = ''] = page('plain.html').split('<main')
  expect(main.split('</main>')[0]).toContain('<script async src="/storefront.js" data-api="/"></script>')
})

test('the French page has a place for the shop and the script at the end of the body', () => {
  const html = page('div.html')
  expect(html).toContain('<html lang="fr-CA">')
  expect(html).toContain('<div data-storefront data-api="/"></div>')
  expect(html).toMatch(/<\/footer>\s*<script async src="\/storefront\.js"><\/script>\s*<\/body>/)
})

test('every host page declares its language', () => {
  for (const name of readdirSync(folder).filter(one => one.endsWith('.html')))
    expect(page(name)).toMatch(/<html[^>]* lang="/)
})
