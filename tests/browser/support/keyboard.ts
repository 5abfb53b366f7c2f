import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Whether an element, and the frame that it is in, still have the focus after the next frames, in which a screen that was
 * just drawn may move it.
 */
const keepsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(async element => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    return element.matches(':focus')
  })

/** Presses a key on an element once the focus stays there: a person presses later than a new screen moves the focus. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await expect.poll(() => target.focus().then(() => keepsFocus(target))).toBe(true)
  // A frame that the key leads on may be gone before it is there.
  await target.press(key, { noWaitAfter: true })
}
