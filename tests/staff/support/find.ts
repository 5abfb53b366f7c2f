import { flushSync } from 'react-dom'
import { expect, vi } from 'vitest'
import type { StaffOrder } from '../../../src/contract/staff/staff-board.ts'
import type { Rendered } from '../../screens/support/render.tsx'

/** Waits until the board says something. */
export const says = (page: Rendered, text: string | RegExp): Promise<void> =>
  vi.waitFor(() => expect(page.text()).toMatch(text))

/** Waits until the board no longer says something. */
export const isSilent = (page: Rendered, text: string | RegExp): Promise<void> =>
  vi.waitFor(() => expect(page.text()).not.toMatch(text))

/** The accessible name of what has the focus. */
export const focused = (page: Rendered): string | undefined => {
  const element = page.root.activeElement
  return element?.getAttribute('aria-label') ?? element?.textContent ?? undefined
}

/** Waits until what has that name has the focus. */
export const hasFocus = (page: Rendered, name: string): Promise<void> =>
  vi.waitFor(() => expect(focused(page)).toBe(name))

/** Presses a button or link by its name, once it is there. The button has the focus then, as in a browser. */
export async function press(page: Rendered, name: string | RegExp): Promise<void> {
  const button = await vi.waitFor(() => page.named(name))
  button.focus()
  button.click()
}

/** Returns the field with a label. */
export function field(page: Rendered, label: string): HTMLInputElement {
  const named = page.all(`[aria-label="${label}"]`).filter(one => one.matches('input,select'))
  const labelled = page
    .all('label')
    .filter(one => one.querySelector('span')?.textContent === label || one.textContent === label)
    .map(
      one => one.querySelector<HTMLElement>('input,select') ?? page.root.getElementById(one.getAttribute('for') ?? '')
    )
  const [found, ...more] = [...named, ...labelled].filter(Boolean)
  if (!found || more.length > 0) throw new Error(`${label}: ${more.length + (found ? 1 : 0)} fields`)
  return found as HTMLInputElement
}

/** Types into the field with a label, once it is there. */
export async function fill(page: Rendered, label: string, value: string): Promise<void> {
  const { id } = await vi.waitFor(() => field(page, label))
  page.type(id ? `[id="${id}"]` : `[aria-label="${label}"]`, value)
}

/** Checks a box or chooses an option by its label, once it is there. */
export async function choose(page: Rendered, label: string): Promise<void> {
  const box = await vi.waitFor(() => field(page, label))
  box.click()
}

/** Selects a value in the list with a label, once it is there. */
export async function select(page: Rendered, label: string, value: string): Promise<void> {
  const list = await vi.waitFor(() => field(page, label))
  list.value = value
  flushSync(() => list.dispatchEvent(new Event('change', { bubbles: true })))
}

/** Sends a form, as Enter in one of its fields does. */
export const submit = (form: HTMLElement): void =>
  void flushSync(() => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))

/** Returns the card of an order on the board. */
export const card = (page: Rendered, { id }: Pick<StaffOrder, 'id'>): HTMLElement => page.get(`[data-order="${id}"]`)

/** Returns the text of an order's card, with plain spaces. */
export const cardText = (page: Rendered, order: Pick<StaffOrder, 'id'>): string =>
  (card(page, order).textContent ?? '').replaceAll(/\s+/g, ' ')

/** Waits until an order is in a column of the board, or `ended`. */
export const isIn = (page: Rendered, order: Pick<StaffOrder, 'id'>, column: string): Promise<void> =>
  vi.waitFor(() => expect(card(page, order).closest<HTMLElement>('[data-column]')?.dataset['column']).toBe(column))

/** Returns the open dialog. */
export const dialog = (page: Rendered): HTMLElement => page.get('dialog')

/** Waits until no dialog is open. */
export const isClosed = (page: Rendered): Promise<void> => vi.waitFor(() => expect(page.all('dialog')).toEqual([]))
