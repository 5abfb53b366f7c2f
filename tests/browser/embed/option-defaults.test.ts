import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'

test('an omitted option has the default in the table of options', async () => {
  const table = readFileSync('docs/retailer.md', 'utf8').matchAll(/^\| `(data-[\w-]+)`.*\| `([^`|]+)` +\|$/gm)
  const documented = [...table].map(([, name = '', value = '']) => [name, value] as const)
  expect(documented.map(([name]) => name)).toEqual([
    'data-locale',
    'data-theme',
    'data-radius',
    'data-analytics',
    'data-mode'
  ])

  // A page whose language and theme are not those that a storefront has by itself.
  const head = '<style>body{background:#111;color:#eee}</style><script>document.documentElement.lang = "fr-CA"</script>'
  const look = async (option: string) => {
    const body = `<div data-storefront data-api="/" ${option}></div><script async src="/storefront.js"></script>`
    await shop.openPage(body, { head })
    await shop.page.getByRole('button', { name: /^(yes|oui)/i }).waitFor()
    return shop.page.locator('storefront-root').evaluate((root: HTMLElement) => {
      const style = getComputedStyle(root)
      const tokens = ['card', 'field', 'sheet'].map(name => style.getPropertyValue(`--sf-radius-${name}`).trim())
      return { tokens, minHeight: style.minHeight, theme: root.dataset['theme'], text: root.shadowRoot?.textContent }
    })
  }

  const left = await look('')
  expect(left).toMatchObject({ theme: 'dark', text: expect.stringMatching(/oui/i) })
  for (const [name, value] of documented) {
    await shop.newVisitor()
    expect(await look(`${name}="${value}"`), name).toEqual(left)
  }
})

test('a language that the shop does not have is named in a warning with those it has, and the page’s own is used', async () => {
  await shop.openPage('<script src="/storefront.js" data-api="/" data-locale="de"></script>', {
    head: '<script>document.documentElement.lang = "fr"</script>'
  })
  await shop.page.getByRole('button', { name: /^oui/i }).waitFor()
  expect(shop.complaints.join()).toContain('The option "locale" takes en-CA, fr-CA, not "de".')
})
