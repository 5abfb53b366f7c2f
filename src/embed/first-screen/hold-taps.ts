/** A shopper's actions before the app was there. */
export interface Held {
  /** The buttons and links that were pressed, each once, in order. */
  taps: HTMLElement[]
  /** The fields that were changed. */
  fields: Set<HTMLInputElement | HTMLSelectElement>
  /** Stops holding anything back. */
  end(): void
}

/** The style of a pressed element that waits. */
export const heldStyle = '[aria-busy]{opacity:.6;cursor:progress}'

/** Holds back a shopper's actions in an element until the app can carry them out. */
export function holdTaps(container: HTMLElement): Held {
  const taps: HTMLElement[] = []
  const fields: Held['fields'] = new Set()
  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('button,a[href^="#"]')
    // A link that is opened in another tab is the browser's.
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (taps.includes(target)) return
    taps.push(target)
    target.ariaBusy = 'true'
  }
  const onInput = ({ target }: Event) => void fields.add(target as HTMLInputElement)
  container.addEventListener('click', onClick)
  container.addEventListener('input', onInput)
  return {
    taps,
    fields,
    end() {
      container.removeEventListener('click', onClick)
      container.removeEventListener('input', onInput)
      for (const target of taps) target.ariaBusy = null
    }
  }
}
