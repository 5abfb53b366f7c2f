import { css } from 'goober'

/** Adds style text to the mounted storefront's styles. */
export type AddStyles = (text: string) => void

/** All style text used so far, and how much of it has been written to the mounted storefront. */
let all = ''
let writtenLength = 0
let add: AddStyles | undefined
let isPending = false

/** Writes only the new style text: rewriting all of it would recalculate every style on the page. */
export function flushStyles(): void {
  isPending = false
  if (!add || writtenLength === all.length) return
  const text = all.slice(writtenLength)
  writtenLength = all.length
  add(text)
}

// goober asks its target for the style element and appends to `firstChild.data`; on a server, to the target's own. This
// replaces both, so that nothing is written to the host's head; one write covers all classes of a render.
const target = {
  get data() {
    return all
  },
  set data(text: string) {
    all = text
    if (isPending) return
    isPending = true
    queueMicrotask(flushStyles)
  },
  querySelector: () => ({ parentNode: true, firstChild: target })
}

const boundCss = css.bind({ target }) as unknown as (text: string) => string

/** Binds all styles to one mounted storefront, starting with `base`. Returns a function that unbinds them. */
export function bindStyles(base: string, write: AddStyles): () => void {
  add = write
  writtenLength = all.length
  write(base + all)
  return () => {
    if (add === write) add = undefined
  }
}

/**
 * Creates class names from style texts, written into the shadow root on first use. Every declaration must end with `;`.
 */
export function styles<Name extends string>(texts: Record<Name, string>): Readonly<Record<Name, string>> {
  const made: Partial<Record<Name, string>> = {}
  const names = {} as Record<Name, string>
  for (const name of Object.keys(texts) as Name[]) {
    Object.defineProperty(names, name, { enumerable: true, get: () => (made[name] ??= boundCss(texts[name])) })
  }
  return names
}

/** Joins the given class names. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
