/** Sets inline styles that win over the host's; the answer puts back what stood there before, with its priority. */
export function overrideStyle(element: HTMLElement, values: Record<string, string>): () => void {
  const { style } = element
  const hadNone = !element.hasAttribute('style')
  const before = Object.keys(values).map(
    name => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  )
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important')
  return () => {
    for (const [name, value, priority] of before) style.setProperty(name, value, priority)
    // Asked for by its text, for Chromium writes it late, and would write an empty one after it was removed.
    if (hadNone && !element.getAttribute('style')) element.removeAttribute('style')
  }
}
