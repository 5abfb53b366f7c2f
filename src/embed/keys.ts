const events = ['keydown', 'keypress', 'keyup'] as const
const stop = (event: Event) => event.stopPropagation()

/** Keeps what is typed into the storefront from reaching the host page's hot-keys; the answer ends it. */
export function keepKeysInside(root: HTMLElement): () => void {
  for (const name of events) root.addEventListener(name, stop)
  return () => {
    for (const name of events) root.removeEventListener(name, stop)
  }
}
