/** Shows one element at a time in a shadow root, first the one that is printed there. */
export function createCover(shadow: ShadowRoot) {
  let cover = shadow.querySelector<HTMLElement>('div')
  return {
    isEmpty: () => !cover,
    show(element: HTMLElement | null) {
      if (cover === element) return
      cover?.remove()
      cover = element
      if (element) shadow.append(element)
    },
    /** Leaves the element to the app. */
    release: () => void (cover = null)
  }
}
