import { css } from 'goober'

/** Takes style text that the mounted storefront needs from now on, beside what it has. */
export type AddStyles = (text: string) => void

/** All that was used so far, and how much of it the mounted storefront has. */
let all = ''
let given = 0
let add: AddStyles | undefined
let isPending = false

/** Gives what is new, by itself: whoever wrote all of it anew would have every style on the page reckoned again. */
export function flushStyles(): void {
  isPending = false
  if (!add || given === all.length) return
  const text = all.slice(given)
  given = all.length
  add(text)
}

// goober asks its target for the element that holds the styles and appends to `firstChild.data`. This stands in for
// that element, so that nothing is ever written to the host's head; one write serves all classes of a render.
const target = {
  querySelector: () => ({
    parentNode: true,
    firstChild: {
      get data() {
        return all
      },
      set data(text: string) {
        all = text
        if (isPending) return
        isPending = true
        queueMicrotask(flushStyles)
      }
    }
  })
}

const boundCss = css.bind({ target }) as unknown as (text: string) => string

/** Binds all styles to one mounted storefront, beginning with `base`; the answer unbinds them. */
export function bindStyles(base: string, write: AddStyles): () => void {
  add = write
  given = all.length
  write(base + all)
  return () => {
    if (add === write) add = undefined
  }
}

/** Class names for style texts, written into the shadow root when first used. Every declaration ends with `;`. */
export function styles<Name extends string>(texts: Record<Name, string>): Readonly<Record<Name, string>> {
  const made: Partial<Record<Name, string>> = {}
  const names = {} as Record<Name, string>
  for (const name of Object.keys(texts) as Name[]) {
    Object.defineProperty(names, name, { enumerable: true, get: () => (made[name] ??= boundCss(texts[name])) })
  }
  return names
}

/** Joins the class names that are given. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
