const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** A colour as it is painted, whatever it was written as: red, green, blue and opacity, 0 to 255. */
function painted(colour: string): number[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return [255, 255, 255, 0]
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  return [...pen.getImageData(0, 0, 1, 1).data]
}

/** Whether the page is dark where an element stands: by the ground behind it, else by the scheme that the page declares. */
function isDarkAt(place: Element): boolean {
  for (let element: Element | null = place.parentElement; element; element = element.parentElement) {
    const colour = getComputedStyle(element).backgroundColor
    if (colour === 'rgba(0, 0, 0, 0)') continue
    const [red = 0, green = 0, blue = 0, opacity = 0] = painted(colour)
    if (opacity > 127) return 0.299 * red + 0.587 * green + 0.114 * blue < 110
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme
  return scheme.includes('dark') && (prefersDark().matches || !scheme.includes('light'))
}

/** Keeps a storefront as light or dark as the page that it stands on, also when the page's own switch is used; the answer ends it. */
export function followPageTheme(root: HTMLElement): () => void {
  const follow = () => {
    root.dataset['theme'] = isDarkAt(root) ? 'dark' : 'light'
  }
  follow()
  // Scroll libraries write to these elements on every frame; one look a frame is enough.
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(follow)
  })
  for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true })
  const media = prefersDark()
  media.addEventListener('change', follow)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    media.removeEventListener('change', follow)
  }
}
