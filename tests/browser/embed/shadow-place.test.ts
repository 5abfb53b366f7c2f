import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { confirmAge, productAt } from '../support/shopper.ts'

const script = '<script src="/storefront.js"></script>'
const place = '<div data-storefront data-api="/" data-location="queen-west"></div>'
const said = /^Storefront: <div data-storefront> is in a shadow root and isn’t found there\./

/** A component of the host's page that draws our element into its shadow root, or another component that does. */
const component = (delay: number, isNested = false) => `<my-shop></my-shop><script>
  const draw = (element, html) => element.attachShadow({ mode: 'open' }).innerHTML = html
  setTimeout(() => {
    const outer = document.querySelector('my-shop')
    draw(outer, ${JSON.stringify(isNested ? '<section></section>' : place)})
    ${isNested ? `draw(outer.shadowRoot.querySelector('section'), ${JSON.stringify(place)})` : ''}
  }, ${delay})
</script>`

const told = () => shop.complaints.filter(text => said.test(text)).length

// The loader as it ships, on a page's real shadow roots.
test.for([
  ['when the page is read', component(0)],
  ['a moment later', component(500)],
  ['in a component within another', component(0, true)]
])('an element in a shadow root, drawn %s, is explained in the console', async ([, markup]) => {
  await shop.openPage(`${markup}${script}`)
  await expect.poll(told).toBe(1)
})

test('a tag in <head> with an element in a shadow root says both', async () => {
  await shop.openPage(component(0), { head: '<script async src="/storefront.js" data-api="/"></script>' })
  await expect.poll(told).toBe(1)
  expect(shop.complaints.some(text => text.includes('is in <head>'))).toBe(true)
})

test('a shop mounted from code in a shadow root works, and nothing is complained about', async () => {
  await confirmAge(shop)
  await shop.openPage(`${component(0)}${script}<script>
    setTimeout(() => Storefront.mount(document.querySelector('my-shop').shadowRoot.firstElementChild, { api: '/', location: 'queen-west' }))
  </script>`)
  await productAt(shop.page, 0).waitFor()
  expect(shop.complaints).toEqual([])
})
