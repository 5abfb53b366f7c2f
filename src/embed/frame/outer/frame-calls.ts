import type { FromPage } from './messages.ts'

/** Passes calls of the handle on to the frame; those that come before the shop is there wait for it. */
export function createCalls(pass: (call: FromPage['call']) => void) {
  const waiting: FromPage['call'][] = []
  let isIn = false
  return {
    isIn: () => isIn,
    /** The shop is there, perhaps again after a reload of the frame. */
    begin(greet: () => void) {
      isIn = true
      greet()
      for (const one of waiting.splice(0)) pass(one)
    },
    add(name: FromPage['call']['name'], given: unknown[]) {
      if (isIn) pass({ name, given })
      else waiting.push({ name, given })
    }
  }
}
