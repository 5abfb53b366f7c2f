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
      for (const call of waiting.splice(0)) pass(call)
    },
    add(name: FromPage['call']['name'], args: unknown[]) {
      if (isIn) pass({ name, given: args })
      else waiting.push({ name, given: args })
    }
  }
}
