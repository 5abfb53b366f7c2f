import type { StaffWord } from '../words.ts'

type Properties = Record<string, string | boolean | number | undefined | ((event: Event) => void)>

/** The element of the page with that id. */
export function byId(id: string): HTMLElement
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind
export function byId(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}.`)
  return found
}

/** Makes an element: functions listen, other properties are attributes, and what is undefined or false is left out. */
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

/** Puts other children into a box; what had the focus, by its `data-key`, has it afterwards. */
export function fill(box: HTMLElement, ...children: Node[]): void {
  const key = box.contains(document.activeElement) ? document.activeElement?.getAttribute('data-key') : undefined
  box.replaceChildren(...children)
  if (key) box.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()
}

const words = JSON.parse(byId('words').textContent ?? '{}') as Record<StaffWord, string>

/** What the page says, its `{name}` parts filled in. */
export const say = (word: StaffWord, parts: Record<string, string | number> = {}): string =>
  words[word].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''))

/** Says something to those who see it and those who don't. */
export function tell(text: string): void {
  byId('say').textContent = text
}

/** The language of the page, as the API is asked for it. */
export const locale = `${document.documentElement.lang}-CA`
