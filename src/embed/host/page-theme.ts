import { isDarkColour } from './dark-colour.ts'

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/**
 * Returns true if the page is dark around an element, judged by the background behind it, otherwise by the declared
 * color scheme.
 */
function isDarkAt(place: Element): boolean {
  for (let element: Element | null = place.parentElement; element; element = element.parentElement) {
    const isDark = isDarkColour(getComputedStyle(element).backgroundColor)
    if (isDark !== undefined) return isDark
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
