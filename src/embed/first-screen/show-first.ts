import type { FirstScreen } from '../../contract/store/first-screen.ts'
import { rootClass } from '../../theme/root-class.ts'
import { createThemes } from '../host/apply-theme.ts'
import { storedText } from '../browser/stored-text.ts'
import { adoptStyles } from '../mount/style-sheet.ts'
import type { StorefrontOptions } from '../mount/options.ts'
import { trusted } from '../../payments/trusted.ts'
import { type Held, heldStyle, holdTaps } from './hold-taps.ts'

/** Where a first screen is shown. */
interface Place {
  root: HTMLElement
  shadow: ShadowRoot
  options: StorefrontOptions
  locale: string
  nonce: string | undefined
}

/** A first screen on the page. */
export interface ShownFirst {
  screen: FirstFacts
  container: HTMLElement
  taps: Held
  /** Lets its styles count for its elements, also where the app has written a part of them by now. */
  keepStyles(): void
  /** Takes away its styles and listeners, but not its elements. */
  end(): void
}

/** A first screen on the page. */
export type FirstFacts = Omit<FirstScreen, 'html' | 'style'>

/** Makes the elements of a first screen. */
function elementsOf(html: string): HTMLElement {
  const container = document.createElement('div')
  container.className = rootClass
  container.innerHTML = trusted().createHTML(html)
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    // Set from code, no content security policy blocks a style.
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
  return container
}

/**
 * Brings the storefront into view: a link to the store shows the store, and not the top of the page. As soon as the first
 * screen is on the page, because what moves only with the app moves from under a finger; and again when the page changes
 * its height, as by a late style sheet, until the shopper scrolls. Returns a function that ends it.
 */
function bringIntoView(root: HTMLElement): () => void {
  let brought = 0
  const bring = () => {
    // A page that has become shorter is scrolled back by the browser, and not by the shopper.
    const isAtEnd = scrollY + innerHeight + 1 >= document.documentElement.scrollHeight
    if (scrollY !== brought && !(scrollY < brought && isAtEnd)) return observer.disconnect()
    root.scrollIntoView({ behavior: 'instant' })
    brought = scrollY
  }
  const observer = new ResizeObserver(bring)
  queueMicrotask(bring)
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}

/** Shows a first screen that a server has drawn; one that is printed into the page has its elements and styles. */
export function showFirst(
  screen: FirstFacts & Partial<FirstScreen>,
  { root, shadow, options, locale, nonce }: Place
): ShownFirst {
  const { html, style = '' } = screen
  const isPrinted = html === undefined
  // Where there are no constructed style sheets, the app's own styles may be there already.
  const printed = isPrinted ? shadow.querySelector('style') : null
  const container = isPrinted ? shadow.querySelector<HTMLElement>(`.${rootClass}`) : elementsOf(html)
  if (!container) throw new Error('No first screen.')
  root.lang = locale
  // A bar that was closed on this tab has no room.
  const bar = container.querySelector<HTMLElement>('[data-bar]')
  if (bar?.dataset['bar'] === storedText(() => sessionStorage, 'storefront.bar').get()) bar?.remove()
  const looks = createThemes(root, options)
  const styles = adoptStyles(shadow, nonce)
  styles.add(style + heldStyle)
  const taps = holdTaps(container)
  // A printed screen may be on a page whose fragment is the host's own.
  const isLinked = html && location.hash[1] === '/' && !scrollY && top === window
  const stay = isLinked ? bringIntoView(root) : () => {}
  return {
    screen,
    container,
    taps,
    keepStyles() {
      // Adopted styles override those of an element.
      if (printed?.textContent) styles.add(printed.textContent)
      styles.moveLast()
    },
    end() {
      stay()
      taps.end()
      looks.end()
      styles.end()
      printed?.remove()
    }
  }
}
