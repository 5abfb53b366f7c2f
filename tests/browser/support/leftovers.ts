import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Listeners of the page's scripts on the window and the document, and open channels. */
    left: Set<string>
  }
}

/** Records what the page's scripts add to the window and the document. */
export async function noteLeftovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = (window.left = new Set<string>())
    const ids = new Map<unknown, number>()
    const nameOf = (target: EventTarget, type: string, listener: unknown) => {
      if (!ids.has(listener)) ids.set(listener, ids.size)
      return `${target === window ? 'window' : 'document'} ${type} ${ids.get(listener)} ${String(listener).slice(0, 60)}`
    }
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target)
      const remove = target.removeEventListener.bind(target)
      target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
        left.add(nameOf(target, type, listener))
        add(type, listener, options)
      }
      target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
        left.delete(nameOf(target, type, listener))
        remove(type, listener, options)
      }
    }
    const Channel = window.BroadcastChannel
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name)
        left.add(`channel ${name}`)
      }
      override close(): void {
        left.delete(`channel ${this.name}`)
        super.close()
      }
    }
  })
}

/** Returns what the storefront left behind: globals, listeners, channels, style sheets, and the page's HTML. */
export const leftovers = (page: Page) =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    globals: Reflect.ownKeys(window).map(String).toSorted(),
    left: [...window.left].filter(name => !/playwright|_hitTarge/.test(name)),
    sheets: document.adoptedStyleSheets.length
  }))
