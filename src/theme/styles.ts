import { css } from 'goober'

/** Takes the whole style text of the mounted storefront whenever it has grown. */
export type WriteStyles = (text: string) => void

interface Binding {
  text: string
  write: WriteStyles
  pending: boolean
}

let binding: Binding | undefined
let generation = 0

// goober asks its target for the element that holds the styles and appends to `firstChild.data`. This stands in for
// that element, so that nothing is ever written to the host's head; one write serves all classes of a render.
const target = {
  querySelector: () => ({
    parentNode: true,
    firstChild: {
      get data() {
        return binding?.text ?? ''
      },
      set data(text: string) {
        if (!binding) return
        binding.text = text
        if (binding.pending) return
        binding.pending = true
        const current = binding
        queueMicrotask(() => {
          current.pending = false
          if (current === binding) flushStyles()
        })
      }
    }
  })
}

const boundCss = css.bind({ target }) as unknown as (text: string) => string

/** Writes what is pending now; a mount calls it so that the first paint is styled. */
export function flushStyles(): void {
  binding?.write(binding.text)
}

/** Binds all styles to one mounted storefront, beginning with `base`; the answer unbinds them. */
export function bindStyles(base: string, write: WriteStyles): () => void {
  const mine: Binding = { text: base, write, pending: false }
  binding = mine
  generation++
  flushStyles()
  return () => {
    if (binding === mine) binding = undefined
    generation++
  }
}

/** A text that becomes a name when it is first used after a mount, and again after the next mount. */
function lazily<Name extends string>(
  texts: Record<Name, string>,
  make: (text: string) => string
): Readonly<Record<Name, string>> {
  const made = new Map<string, string>()
  let of = generation
  const names = {} as Record<Name, string>
  for (const name of Object.keys(texts) as Name[]) {
    Object.defineProperty(names, name, {
      enumerable: true,
      get() {
        if (of !== generation) {
          made.clear()
          of = generation
        }
        let className = made.get(name)
        if (className === undefined) made.set(name, (className = make(texts[name])))
        return className
      }
    })
  }
  return names
}

/** Class names for style texts, written into the shadow root when first used. Every declaration ends with `;`. */
export function styles<Name extends string>(texts: Record<Name, string>): Readonly<Record<Name, string>> {
  return lazily(texts, boundCss)
}

/** Joins the class names that are given. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
