import { type Slot, slot } from '../lib/slot.ts'
import { whenLoaded } from './messages.ts'

/** Declares a slot for code that draws text. It is filled once the messages are loaded, which may arrive after the code. */
export function wordedSlot<Code>(): Slot<Code> {
  const $code = slot<Code>()
  const { fill } = $code
  return Object.assign($code, { fill: (code: Code) => whenLoaded(() => fill(code)) })
}
