import { layers } from '../../theme/layers.ts'

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex]'

/** What shoppers act with. */
const inputs = ['pointerdown', 'keydown']

type Root = ShadowRoot | Document

/** Focuses the first control of a dialog, or the one that asks for it, as a modal one does; without any, the dialog. */
function focusFirst(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog.querySelector<HTMLElement>(focusable)
  const wanted = first ?? dialog
  wanted.focus({ preventScroll: true })
}

function makeModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => {
    // Closed before `open` is removed: without it, close does nothing and the content behind stays inert.
    dialog.close()
    dialog.open = false
  }
}

/** Opens a dialog that lies over all that is the shop's and keeps the focus; Escape asks to close it. */
function openByHand(dialog: HTMLDialogElement): () => void {
  const root = dialog.getRootNode() as Root
  const keepFocus = ({ target }: Event) => {
    // Another dialog may be open over this one.
    if (!(target as Element).closest('dialog[open]')) focusFirst(dialog)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  // Where dialogs are unknown elements, they have no property for it.
  dialog.setAttribute('open', '')
  dialog.setAttribute('aria-modal', 'true')
  dialog.style.zIndex = `${layers.dialog}`
  focusFirst(dialog)
  root.addEventListener('focusin', keepFocus)
  dialog.addEventListener('keydown', onKey)
  return () => {
    root.removeEventListener('focusin', keepFocus)
    dialog.removeEventListener('keydown', onKey)
    dialog.removeAttribute('open')
  }
}

/** Makes the dialog modal that is shown and not modal yet. */
let finish: (() => void) | undefined

/** Shows a dialog in the top layer; makes it modal once that is painted, or at the shopper's next key or press. */
function openInSteps(dialog: HTMLDialogElement, view: Window): () => void {
  dialog.popover = 'manual'
  dialog.showPopover()
  dialog.setAttribute('open', '')
  dialog.setAttribute('aria-modal', 'true')
  focusFirst(dialog)
  let timer = 0
  const frame = view.requestAnimationFrame(() => (timer = view.setTimeout(() => finish?.())))
  const onInput = () => finish?.()
  for (const name of inputs) view.addEventListener(name, onInput, true)
  const hide = () => {
    view.cancelAnimationFrame(frame)
    view.clearTimeout(timer)
    for (const name of inputs) view.removeEventListener(name, onInput, true)
    finish = undefined
    dialog.removeAttribute('open')
    dialog.hidePopover()
    dialog.popover = null
  }
  let close = hide
  finish = () => {
    const focused = (dialog.getRootNode() as Root).activeElement as HTMLElement | null
    hide()
    if (!dialog.isConnected) return
    close = makeModal(dialog)
    // The on-screen keyboard in it goes on lying above it.
    for (const inner of dialog.querySelectorAll<HTMLElement>(':popover-open')) {
      inner.hidePopover()
      inner.showPopover()
    }
    const wanted = dialog.contains(focused) ? focused : dialog.querySelector<HTMLElement>('[data-focus]')
    wanted?.focus({ preventScroll: true })
  }
  return () => close()
}

/**
 * Opens a dialog as a modal one; returns a function that closes it. A modal dialog makes the page behind it inert, for which
 * browsers style all of its elements again. Where they have popovers, the dialog is painted before that.
 *
 * In browsers from before 2022, which have no modal dialogs, it is not the browser that keeps the focus in it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.showModal) return openByHand(dialog)
  finish?.()
  const { defaultView: view, hidden: isHidden } = dialog.ownerDocument
  if (!dialog.showPopover || !view || isHidden) return makeModal(dialog)
  // Over another one it would be inert until it is modal itself.
  const isSecond = (dialog.getRootNode() as Root).querySelector('dialog:modal')
  return isSecond ? makeModal(dialog) : openInSteps(dialog, view)
}
