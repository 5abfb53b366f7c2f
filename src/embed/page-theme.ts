const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The channels of a computed colour, undefined for one that lets the ground behind it through. */
function channels(colour: string): number[] | undefined {
  const [red, green, blue, alpha = 1] = (colour.match(/^rgba?\((.+)\)/)?.[1] ?? '').split(/[\s,/]+/).map(Number)
  return red === undefined || green === undefined || blue === undefined || alpha < 0.5 ? undefined : [red, green, blue]
}

/** Whether the page is dark where an element stands: by the ground behind it, else by the scheme that the page declares. */
function isDarkAt(place: Element): boolean {
  for (let element: Element | null = place.parentElement; element; element = element.parentElement) {
    const [red = 0, green = 0, blue = 0] = channels(getComputedStyle(element).backgroundColor) ?? [-1]
    if (red >= 0) return 0.299 * red + 0.587 * green + 0.114 * blue < 110
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
  const observer = new MutationObserver(follow)
  for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true })
  const media = prefersDark()
  media.addEventListener('change', follow)
  return () => {
    observer.disconnect()
    media.removeEventListener('change', follow)
  }
}
