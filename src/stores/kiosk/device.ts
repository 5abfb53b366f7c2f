import { boolean, type InferOutput, nullable, number, object, picklist, safeParse, string } from 'valibot'
import { kiosk } from '../../contract/kiosk/kiosk.ts'
import { platform } from '../../platform/platform.ts'
import { resettable } from '../../client/reset.ts'

/** The tablet's own data: its registration as a kiosk, and its settings. */
const device = object({
  /** Null until staff have registered it. */
  registered: nullable(object({ token: string(), kiosk })),
  /** The last number that it gave to an order, 0 to 999. */
  counter: number(),
  /** Prints a ticket for each order automatically. */
  prints: boolean(),
  /** Whether the storefront shows a keyboard of its own: `auto` where the tablet seems to have none. */
  keyboard: picklist(['auto', 'on', 'off'])
})

/** The kiosk's own settings. */
export type KioskDevice = InferOutput<typeof device>

const blank: KioskDevice = { registered: null, counter: 0, prints: false, keyboard: 'auto' }

/** The tablet in front of the shopper. Nothing that shoppers do changes it but its counter. */
export const $device = resettable<KioskDevice>('all', blank)

/** Reads the tablet's own data. */
export function recallDevice(): void {
  try {
    const parsed = safeParse(device, JSON.parse(platform().kiosk?.device.get() ?? ''))
    $device.set(parsed.success ? parsed.output : blank)
  } catch {
    $device.set(blank)
  }
}

/** Changes and keeps settings of the tablet. */
export function setDevice(parts: Partial<KioskDevice>): void {
  $device.set({ ...$device.get(), ...parts })
  platform().kiosk?.device.set(JSON.stringify($device.get()))
}

/**
 * Returns the next number of an order, such as `B042`; undefined for a tablet that is not registered. It is known at
 * once, without the network, and no other kiosk of the store gives it.
 */
export function nextCode(): string | undefined {
  const { registered, counter } = $device.get()
  if (!registered) return undefined
  const next = (counter % 999) + 1
  setDevice({ counter: next })
  return registered.kiosk.letter + String(next).padStart(3, '0')
}
