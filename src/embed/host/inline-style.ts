/** Sets inline styles that override the host's. Returns a function that restores the previous values and priorities. */
export function overrideStyle(element: HTMLElement, values: Record<string, string>): () => void {
  const { style } = element
  const hadNone = !element.hasAttribute('style')
  const before = Object.keys(values).map(
    name => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  )
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important')
  return () => {
    for (const [name, value, priority] of before) style.setProperty(name, value, priority)
    // Check the text, because Chromium updates the attribute lazily and would re-create an empty one after its removal.
    if (hadNone && !element.getAttribute('style')) element.removeAttribute('style')
  }
}
