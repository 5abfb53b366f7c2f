import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Whether an element still has the focus after the next frames, in which a screen that was just drawn may move it. */
const keepsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(async element => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (element.getRootNode() as Document | ShadowRoot).activeElement === element
  })

/** Presses a key on an element once the focus stays there: a person presses later than a new screen moves the focus. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await expect.poll(() => target.focus().then(() => keepsFocus(target))).toBe(true)
  await target.press(key)
}
