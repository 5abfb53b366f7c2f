import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Router } from '../../../src/routing/router.tsx'

/** A rendered element, with queries as a shopper would find things. */
export interface Rendered {
  root: ShadowRoot
  text(): string
  /** The only element that matches the selector; throws otherwise. */
  get(selector: string): HTMLElement
  all(selector: string): HTMLElement[]
  /** All fields, in order. */
  inputs(): HTMLInputElement[]
  /** The button, link or heading with that name: its label, else its text. */
  named(name: string | RegExp): HTMLElement
  type(selector: string, value: string): void
  show(element: ReactNode): void
  unmount(): void
}

const shown: Rendered[] = []

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()

const setValue = (element: HTMLInputElement, value: string): void => {
  // React remembers the last value; the prototype's setter lets the change through.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
}

/** Renders into a shadow root, like the storefront. */
export function render(element: ReactNode): Rendered {
  const host = document.body.appendChild(document.createElement('storefront-root'))
  const root = host.attachShadow({ mode: 'open' })
  const view = createRoot(root.appendChild(document.createElement('div')))
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const rendered: Rendered = {
    root,
    all,
    text: () => (root.textContent ?? '').replace(/\s+/g, ' '),
    inputs: () => [...root.querySelectorAll('input')],
    get(selector) {
      const [found, ...more] = all(selector)
      if (!found || more.length > 0) throw new Error(`${selector}: ${more.length + (found ? 1 : 0)} found`)
      return found
    },
    named(name) {
      const found = [...all('button,a'), ...all('h1,h2,h3,[role]')].find(one =>
        typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))
      )
      if (!found) throw new Error(`Nothing is named ${String(name)}`)
      return found
    },
    type(selector, value) {
      const field = rendered.get(selector) as HTMLInputElement
      setValue(field, value)
      flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })))
    },
    show: next => flushSync(() => view.render(<Router>{next}</Router>)),
    unmount() {
      flushSync(() => view.unmount())
      host.remove()
    }
  }
  rendered.show(element)
  shown.push(rendered)
  return rendered
}

/** Unmounts everything; runs after each test. */
export function unmountAll(): void {
  for (const rendered of shown.splice(0)) rendered.unmount()
  // The window takes an element that is gone for focused, until another one is.
  const other = document.body.appendChild(document.createElement('button'))
  other.focus()
  other.remove()
}
