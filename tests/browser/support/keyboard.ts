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

/** Gives the focus to an element until it stays there: a person presses later than a new screen moves the focus. */
async function takeFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.focus().then(() => keepsFocus(target))).toBe(true)
}

/** Presses a key on an element once the focus stays there. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await takeFocus(target)
  await target.press(key, { noWaitAfter: true })
}

/** Presses a key that ends the frame it is pressed in: once that is gone, the tool waits for the end of the press in vain. */
export async function pressToLeave(target: Locator, key = 'Enter'): Promise<void> {
  await takeFocus(target)
  void target.press(key, { noWaitAfter: true }).catch(() => {})
}
