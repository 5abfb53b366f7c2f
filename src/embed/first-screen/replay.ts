import type { Actions } from './hold-taps.ts'

/** The properties by which a control is found again. */
const nameOf = (element: Element): string =>
  ['href', 'id', 'value', 'aria-label'].map(name => element.getAttribute(name) ?? '').join(' ') + element.textContent

/** Returns the control in a container that is, or stands for, another one. */
function same<Control extends HTMLElement>(control: Control, container: HTMLElement): Control | undefined {
  if (container.contains(control)) return control
  const name = nameOf(control)
  return [...container.querySelectorAll<Control>(control.localName)].find(element => nameOf(element) === name)
}

/** Waits until the app has drawn the changes of the last step; returns false if it is gone by then. */
async function isStillThere(container: HTMLElement): Promise<boolean> {
  await new Promise<void>(done => setTimeout(done))
  return container.isConnected
}

/** Replays clicks and typing from before the app was there, once, in order. Typing comes first. */
export async function replay({ fields, taps }: Actions, container: HTMLElement): Promise<void> {
  for (const field of fields) {
    const now = same(field, container)
    const isRadio = field.type === 'radio'
    if (!now || (isRadio && !field.checked)) continue
    if (isRadio) (now as HTMLInputElement).checked = true
    else now.value = field.value
    now.dispatchEvent(new Event('input', { bubbles: true }))
    now.dispatchEvent(new Event('change', { bubbles: true }))
    if (!(await isStillThere(container))) return
  }
  for (const tap of taps) {
    same(tap, container)?.click()
    if (!(await isStillThere(container))) return
  }
}

/** Moves the focus from an element that is gone to the one that stands for it. */
export function keepFocus(before: Element | null, container: HTMLElement): void {
  if (before instanceof HTMLElement) same(before, container)?.focus({ preventScroll: true })
}
