/** A browser's description of its device. */
export interface DeviceInput {
  userAgent: string
  maxTouchPoints: number
  /** True if none of its pointers is fine, as a mouse is: `(any-pointer: fine)` doesn't match. */
  isCoarse: boolean
}

/**
 * Returns true for touch-only devices whose system may not bring up a keyboard: Linux, Windows and ChromeOS in a kiosk.
 * Android and iOS always do, Fire tablets too, which call themselves Linux when they ask for a desktop's pages. Android's
 * Chrome looks like Linux then.
 */
export function lacksKeyboard({ userAgent, maxTouchPoints, isCoarse }: DeviceInput): boolean {
  if (!isCoarse || maxTouchPoints === 0 || /Android|Silk|iPhone|iPad|iPod/.test(userAgent)) return false
  return /Linux|Windows|CrOS/.test(userAgent)
}
