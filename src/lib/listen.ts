/** Adds a listener for several events; with `isCapture`, ahead of those inside. Returns an unsubscribe function. */
export function listen(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
  isCapture = false
): () => void {
  for (const name of names) target.addEventListener(name, listener, isCapture)
  return () => {
    for (const name of names) target.removeEventListener(name, listener, isCapture)
  }
}
