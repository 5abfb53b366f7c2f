import { layers } from '../../theme/layers.ts'

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex]'

/**
 * Opens a dialog as a modal one; returns a function that closes it. In browsers from before 2022, which have no modal
 * dialogs, it lies over all that is the shop's, keeps the focus, and Escape asks to close it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (dialog.showModal) {
    dialog.showModal()
    return () => {
      // Closed before `open` is removed: without it, close does nothing and the content behind stays inert.
      dialog.close()
      dialog.open = false
    }
  }
  const root = dialog.getRootNode() as ShadowRoot | Document
  const focusFirst = () => dialog.querySelector<HTMLElement>(focusable)?.focus()
  const keepFocus = ({ target }: Event) => {
    // Another dialog may be open over this one.
    if (!(target as Element).closest('dialog[open]')) focusFirst()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  // Where dialogs are unknown elements, they have no property for it.
  dialog.setAttribute('open', '')
  dialog.setAttribute('aria-modal', 'true')
  dialog.style.zIndex = `${layers.dialog}`
  focusFirst()
  root.addEventListener('focusin', keepFocus)
  dialog.addEventListener('keydown', onKey)
  return () => {
    root.removeEventListener('focusin', keepFocus)
    dialog.removeEventListener('keydown', onKey)
    dialog.removeAttribute('open')
  }
}
