/** Adds a listener for several events. Returns an unsubscribe function. */
export function listen(target: EventTarget, names: readonly string[], listener: (event: Event) => void): () => void {
  for (const name of names) target.addEventListener(name, listener)
  return () => {
    for (const name of names) target.removeEventListener(name, listener)
  }
}
