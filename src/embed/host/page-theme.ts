const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Resolves a CSS colour to red, green, blue and alpha, 0 to 255. */
function painted(colour: string): number[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return [255, 255, 255, 0]
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  return [...pen.getImageData(0, 0, 1, 1).data]
}

/**
 * Returns true if the page is dark around an element, judged by the background behind it, otherwise by the declared
 * color scheme.
 */
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

/**
 * Keeps the storefront's theme in sync with the page's, including the page's own theme switch. Returns an unsubscribe
 * function.
 */
export function followPageTheme(root: HTMLElement): () => void {
  const follow = () => {
    root.dataset['theme'] = isDarkAt(root) ? 'dark' : 'light'
  }
  follow()
  // Scroll libraries change these elements on every frame, so check at most once per frame.
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
