/** Notice shown where a page mounts a second store. Loaded on demand. */
import '../late.ts'
import { focusHeading } from '../../app/focus-heading.ts'
import { $locale, type Locale } from '../../i18n/locale.ts'
import { platform } from '../../platform/platform.ts'
import { paths } from '../../routing/paths.ts'
import { shownAddress } from '../../routing/shown-address.ts'
import { rootStyle } from '../../theme/root-style.ts'
import { $locations } from '../../stores/location/business.ts'

interface Words {
  /** With the store's name, and without while it isn't known. */
  text: string
  plainText: string
  way: string
  plainWay: string
}

/** Here and not with the other messages, which are loaded for the screens of the shop. */
const words: Record<Locale, Words> = {
  'en-CA': {
    text: 'You can order from {name} in the shop on this page.',
    plainText: 'You can order from this store in the shop on this page.',
    way: 'Open the {name} menu',
    plainWay: 'Open the menu'
  },
  'fr-CA': {
    text: 'Pour commander au magasin {name}, utilisez la boutique de cette page.',
    plainText: 'Pour commander à ce magasin, utilisez la boutique de cette page.',
    way: 'Ouvrir le menu du magasin {name}',
    plainWay: 'Ouvrir le menu'
  }
}

const looks = {
  box: 'border:1px solid rgba(127,127,127,.45);border-radius:12px;padding:16px 24px;font-size:16px;line-height:1.5;text-align:start',
  text: 'margin:0',
  link: 'display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600;text-decoration:underline;text-underline-offset:3px'
}

/** The storefront of the page. */
interface Storefront {
  root: HTMLElement
  handle: { navigate(path: string): void; unmount(): void }
}

/** Opens a store's menu in the storefront, and brings that into view. */
function open({ root, handle }: Storefront, slug: string): void {
  handle.navigate(paths.location(slug))
  platform().scroll.toStart()
  focusHeading(root.shadowRoot?.querySelector('[data-screen]'))
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey)

/** Draws the sentence and the link, and keeps both in the shop's language. Returns a function that ends it. */
function draw(box: HTMLElement, slug: string, shop: Storefront): () => void {
  const text = document.createElement('p')
  const link = document.createElement('a')
  link.href = shownAddress(window.location.href, paths.location(slug))
  link.addEventListener('click', event => {
    if (!isPlain(event)) return
    event.preventDefault()
    open(shop, slug)
  })
  box.style.cssText = looks.box
  text.style.cssText = looks.text
  link.style.cssText = looks.link
  box.append(text, link)
  const follow = () => {
    const said = words[$locale.get()]
    const name = $locations.get().find(location => location.slug === slug)?.name
    box.lang = $locale.get()
    text.textContent = name ? said.text.replace('{name}', name) : said.plainText
    link.textContent = name ? said.way.replace('{name}', name) : said.plainWay
  }
  const ends = [$locale.listen(follow), $locations.listen(follow)]
  follow()
  return () => {
    for (const end of ends) end()
  }
}

/** The places that say so now. */
const places = new Set<HTMLElement>()

/** Calls back once, when an element is gone from the page. */
function onceGone(elements: readonly HTMLElement[], run: () => void): void {
  const observer = new MutationObserver(() => {
    if (elements.every(element => element.isConnected)) return
    observer.disconnect()
    run()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Says at the place of another store that its menu opens in the storefront of the page, and advises the page's developer
 * about two stores. Takes it away when that storefront is gone; if the place is still on the page then, `free` makes it the
 * storefront, and returns that.
 */
export function showElsewhere(
  place: HTMLElement,
  slug: string,
  shop: Storefront,
  free: () => Storefront | undefined
): void {
  if (places.has(place) || !shop.root.isConnected) return
  places.add(place)
  console.warn(
    `Storefront: a page shows one shop at a time: the place for "${slug}" links to it. Give it a page of its own, or data-mode="frame".`
  )
  const root = document.createElement(shop.root.localName)
  root.style.cssText = rootStyle(0)
  const box = document.createElement('div')
  root.attachShadow({ mode: 'open' }).append(box)
  const end = draw(box, slug, shop)
  if (place instanceof HTMLScriptElement) place.after(root)
  else place.append(root)
  onceGone([shop.root, root], () => {
    end()
    root.remove()
    places.delete(place)
    if (!place.isConnected) return
    const next = free()
    // If a host unmounted the first, the loader doesn't watch the page any more.
    if (next) onceGone([next.root], () => next.handle.unmount())
  })
}
