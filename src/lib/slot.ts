import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'

/**
 * A place for code that comes later. Its user declares it and does without until then. The part that brings the code fills
 * it, once for the page, and subscribers are drawn again.
 */
export interface Slot<Code> extends ReadableAtom<Code | undefined> {
  /** Fills the slot. Code of an earlier fill is replaced. */
  fill(code: Code): void
  /** True while something waits for the code. */
  $isAwaited: WritableAtom<boolean>
}

/** Declares a slot for functions or components. */
export function slot<Code>(): Slot<Code> {
  const $code: WritableAtom<Code | undefined> = atom()
  const $isAwaited = atom(false)
  const fill = (code: Code) => {
    $code.set(code)
    $isAwaited.set(false)
  }
  return Object.assign($code, { fill, $isAwaited })
}

/** Resolves with the code of a slot, once it is filled. */
export function whenFilled<Code>($code: Slot<Code>): Promise<Code> {
  return new Promise(resolve => {
    const end = $code.subscribe(code => {
      if (code === undefined) return
      resolve(code)
      // An immediate call comes before the subscription has returned.
      queueMicrotask(() => end())
    })
    if ($code.get() === undefined) $code.$isAwaited.set(true)
  })
}
