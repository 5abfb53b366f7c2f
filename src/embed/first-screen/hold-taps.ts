/** A shopper's actions before the app was there. */
export interface Actions {
  /** The buttons and links that were pressed, each once, in order. */
  taps: HTMLElement[]
  /** The fields that were changed. */
  fields: Set<HTMLInputElement | HTMLSelectElement>
}

/** Holds actions back. */
export interface Held {
  /** From now on, holds back only what happens within these elements. */
  holdOnly(isHeld: (element: Element) => boolean): void
  /** Returns true if an action within an element is held back. */
  isIn(element: Element): boolean
  /** Returns the actions that need not be held back any more, once. */
  take(): Actions
  /** Stops holding anything back. */
  end(): void
}

/** The style of a pressed element that waits. */
export const heldStyle = '[aria-busy]{opacity:.6;cursor:progress}'

/** Holds back a shopper's actions in an element until the app can carry them out. */
export function holdTaps(container: HTMLElement): Held {
  let isHeld: (element: Element) => boolean = () => true
  const taps = new Set<HTMLElement>()
  const fields: Actions['fields'] = new Set()
  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('button,a[href^="#"]')
    // A link that is opened in another tab is the browser's.
    if (!target || !isHeld(target) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    taps.add(target)
    target.ariaBusy = 'true'
  }
  const onInput = ({ target }: Event) => {
    if (isHeld(target as Element)) fields.add(target as HTMLInputElement)
  }
  container.addEventListener('click', onClick)
  container.addEventListener('input', onInput)
  const takeFrom = <Control extends HTMLElement>(all: Set<Control>): Control[] => {
    const free = [...all].filter(control => !isHeld(control))
    for (const control of free) all.delete(control)
    return free
  }
  return {
    holdOnly: test => void (isHeld = test),
    isIn: element => [...taps, ...fields].some(control => element.contains(control)),
    take() {
      const free = { taps: takeFrom(taps), fields: new Set(takeFrom(fields)) }
      for (const tap of free.taps) tap.ariaBusy = null
      return free
    },
    end() {
      container.removeEventListener('click', onClick)
      container.removeEventListener('input', onInput)
      for (const tap of taps) tap.ariaBusy = null
      isHeld = () => false
    }
  }
}
