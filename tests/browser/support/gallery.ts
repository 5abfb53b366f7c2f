import type { Page } from 'playwright-core'
import { layoutViolations } from './axe.ts'
import { isSettled } from './settled.ts'
import { shop } from './shop.ts'

/** A copy of a screen in one state: the element that the screen is in, and what its shadow root has. */
export interface Copy {
  name: string
  attributes: [name: string, value: string][]
  styles: string
  markup: string
}

/**
 * Copies what the shop shows, or another element with a shadow root. Of an open dialog it copies the dialog alone: the screen
 * behind it can't be used.
 */
export function copyOf(page: Page, name: string, host = 'storefront-root'): Promise<Copy> {
  return page.locator(host).evaluate((element, name) => {
    const root = element.shadowRoot!
    const styles = root.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n')
    const copy = document.createElement('div')
    copy.append(...[...root.childNodes].map(node => node.cloneNode(true)))
    // Markup has no state of its own.
    for (const field of copy.querySelectorAll('input')) {
      field.toggleAttribute('checked', field.checked)
      field.setAttribute('value', field.value)
    }
    for (const frame of copy.querySelectorAll('iframe')) frame.removeAttribute('src')
    // A division in its place: axe takes what is beside an open dialog for out of reach, and a gallery has many.
    const dialog = [...copy.querySelectorAll('dialog[open]')].at(-1)
    if (dialog) {
      const box = document.createElement('div')
      for (const { name, value } of dialog.attributes) box.setAttribute(name, value)
      box.append(...dialog.childNodes)
      dialog.closest('.sf-root')?.replaceChildren(box)
    }
    const attributes = [...element.attributes].map(({ name, value }): [string, string] => [name, value])
    return { name, attributes, styles, markup: copy.innerHTML }
  }, name)
}

/** Goes to another screen of the shop. */
export const go = (page: Page, hash: string) => page.evaluate(to => (location.hash = to), hash)

/** Keeps a copy of what the shop shows, once it is at rest; or now, if a response is held back. */
export type Keep = (name: string, isHeld?: 'held') => Promise<void>

/** Returns copies, and what adds one of the visitor's page. */
export function startGallery(): { copies: Copy[]; keep: Keep } {
  const copies: Copy[] = []
  const keep: Keep = async (name, isHeld) => {
    if (!isHeld) await isSettled(shop.page)
    copies.push(await copyOf(shop.page, name))
  }
  return { copies, keep }
}

type Theme = 'light' | 'dark'

/** Draws the copies below each other on a page. */
async function draw(copies: readonly Copy[], theme: Theme): Promise<void> {
  const ground = theme === 'dark' ? '#151614' : '#fff'
  await shop.openPage('', { query: '?gallery', head: `<style>body { margin: 0; background: ${ground} }</style>` })
  await shop.page.evaluate(
    ([copies, theme]) => {
      for (const [at, { attributes, styles, markup }] of copies.entries()) {
        const room = document.body.appendChild(document.createElement('section'))
        // A dialog is placed in its room, not in the window.
        room.style.cssText = 'position:relative;overflow:clip;min-height:100vh'
        const host = room.appendChild(document.createElement('div'))
        for (const [name, value] of attributes) host.setAttribute(name, value)
        host.id = `copy-${at}`
        host.style.display = 'block'
        host.dataset['theme'] = theme
        const root = host.attachShadow({ mode: 'open' })
        const sheet = new CSSStyleSheet()
        // What fades in would be measured at its start.
        sheet.replaceSync(`${styles}\n*, ::before, ::after { animation: none !important; transition: none !important }`)
        root.adoptedStyleSheets = [sheet]
        root.innerHTML = markup
        // The page goes on below the shop: what is fixed at the window's end doesn't lie over the shop's last line for ever.
        for (const box of root.querySelectorAll<HTMLElement>('.sf-root')) box.style.paddingBlockEnd = '120px'
        for (const element of root.querySelectorAll<HTMLElement>('.sf-root *')) {
          const { position } = getComputedStyle(element)
          // Axe takes what is fixed below the window for hidden.
          if (position === 'fixed') element.style.position = 'absolute'
          // What sticks to the window's end would lie over other parts as long as the page isn't scrolled to it.
          if (position === 'sticky') element.style.cssText += ';position:relative;inset:auto'
        }
      }
    },
    [copies, theme] as const
  )
}

/** Returns the violations of axe's rules about layout in copies of screens, drawn in a theme and a width. */
export async function galleryViolations(copies: readonly Copy[], theme: Theme, width = 390): Promise<string[]> {
  await shop.page.setViewportSize({ width, height: 844 })
  await draw(copies, theme)
  const { violations, measured } = await layoutViolations(shop.page)
  const isNamed = (host: string) => copies[Number(host.replace('#copy-', ''))]?.name ?? host
  // A copy without any text that was measured is no copy.
  const blank = copies.filter((_, at) => !measured.includes(`#copy-${at}`)).map(({ name }) => `${name}: nothing to see`)
  return [...blank, ...violations.map(({ host, text }) => `${isNamed(host)}: ${text}`)]
}
