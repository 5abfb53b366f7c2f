import type { StaffWord } from '../words.ts'

type Properties = Record<string, string | boolean | number | undefined | ((event: Event) => void)>

/** Returns the page's element with that id. */
export function byId(id: string): HTMLElement
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind
export function byId(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}.`)
  return found
}

/** Creates an element: functions become listeners, other properties attributes; undefined and false are left out. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(key, value)
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...children.filter(child => child !== undefined))
  return element
}

/** Replaces the children of a box and restores the focus by `data-key`. */
export function fill(box: HTMLElement, ...children: Node[]): void {
  const key = box.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : undefined
  box.replaceChildren(...children)
  if (key) box.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()
}

const words = JSON.parse(byId('words').textContent ?? '{}') as Record<StaffWord, string>

/** Returns a text of the page with its `{name}` placeholders filled in. */
export const say = (word: StaffWord, parts: Record<string, string | number> = {}): string =>
  words[word].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''))

/** Shows a message and announces it to screen readers. */
export function tell(text: string): void {
  byId('say').textContent = text
}

/** The locale for API requests. */
export const locale = `${document.documentElement.lang}-CA`
