import { afterEach, expect, test } from 'vitest'
import { followOutsideLinks } from '../../../src/embed/host/outside-links.ts'

let end = () => {}
afterEach(() => {
  end()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

/** Makes a storefront with one link, on a page with a base. */
function makeLink(base: string, to: string): HTMLAnchorElement {
  document.head.innerHTML = base && `<base href="${base}">`
  const root = document.body.appendChild(document.createElement('div'))
  end = followOutsideLinks(root)
  const link = root.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'))
  link.setAttribute('href', to)
  link.addEventListener('click', event => event.preventDefault())
  return link
}

const press = (link: HTMLElement, event: string) =>
  link.dispatchEvent(new MouseEvent(event, { bubbles: true, composed: true, cancelable: true, ctrlKey: true }))

test.each([
  ['https://cdn.shop.example/', 'pointerdown'],
  ['https://cdn.shop.example/', 'click'],
  ['/another/path/', 'contextmenu'],
  ['/another/path/', 'auxclick']
])('with the base %s, a link of ours leads to this page before its %s is carried out', (base, event) => {
  const link = makeLink(base, '#/queen-west?in_store=0')
  press(link, event)
  expect(link.getAttribute('href')).toBe(`${location.href.split('#')[0]}#/queen-west?in_store=0`)
})

test.each([
  ['', '#/queen-west'],
  ['https://cdn.shop.example/', 'https://maps.example/718'],
  ['https://cdn.shop.example/', 'tel:+14165550134']
])('with the base %j, the link %s stays as it is', (base, to) => {
  const link = makeLink(base, to)
  press(link, 'click')
  expect(link.getAttribute('href')).toBe(to)
})
