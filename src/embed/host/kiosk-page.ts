import { listen } from '../../lib/listen.ts'
import type { KioskPage } from '../../platform/platform.ts'
import { kioskTokens, strongTokens } from '../../theme/kiosk-tokens.ts'
import { overrideStyle } from './inline-style.ts'

/** What elements around the storefront lose, so that it fills the screen. */
const bare = { margin: '0', padding: '0', border: '0', width: 'auto', 'max-width': 'none' }

/** Hides everything on the page but the storefront, which fills it. Returns a function that shows it again. */
function hideOthers(root: HTMLElement): () => void {
  const shows = [overrideStyle(root, { 'min-height': 'var(--sf-screen)' })]
  for (let element: Element = root; element.parentElement; element = element.parentElement) {
    shows.push(overrideStyle(element.parentElement, bare))
    for (const other of element.parentElement.children)
      if (other !== element && other instanceof HTMLElement && element.parentElement !== document.documentElement)
        shows.push(overrideStyle(other, { display: 'none' }))
  }
  return () => {
    for (const show of shows) show()
  }
}

/** Sets custom properties and the like on the root; without `isOn`, removes them. */
function put(root: HTMLElement, values: Record<string, string>, isOn: boolean): void {
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, isOn ? value : '')
}

/** A totem is this tall at least, in px, and is read from further away: everything on it is larger. */
const TOTEM = { height: 1500, zoom: 1.4 }

const LARGER = 1.25

/** A kiosk's hold on its page: the rest is hidden, and no menu of the browser's own opens. */
export function kioskPage(root: HTMLElement): KioskPage {
  let usual = 1
  return {
    takeOver(onTouch) {
      const show = hideOthers(root)
      put(root, kioskTokens, true)
      usual = innerHeight < TOTEM.height ? 1 : TOTEM.zoom
      // What earlier shoppers typed is not offered to the next one.
      const onFocus = ({ target }: Event) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.autocomplete = 'off'
      }
      const ends = [
        listen(document, ['contextmenu'], event => event.preventDefault()),
        listen(root.shadowRoot ?? root, ['focusin'], onFocus),
        // Ahead of the storefront, which keeps its keys from the page. Dictation and input methods may send text alone.
        listen(document, ['pointerdown', 'keydown', 'wheel', 'touchmove', 'beforeinput', 'input'], onTouch, true)
      ]
      return () => {
        show()
        put(root, kioskTokens, false)
        usual = 1
        for (const end of ends) end()
      }
    },
    see({ isLarge, isStrong }) {
      const zoom = isLarge ? usual * LARGER : usual
      // Units of the window are zoomed too.
      put(root, { zoom: String(zoom), '--sf-screen': `calc(100dvh / ${zoom})` }, zoom !== 1)
      put(root, strongTokens, isStrong)
    }
  }
}
