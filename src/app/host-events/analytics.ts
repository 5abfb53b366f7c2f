import { isCurrent, platform } from '../../platform/platform.ts'
import type { Emit } from '../../platform/host-events.ts'

/** Takes the events while the retailer has consent for them. */
let mirror: Emit | undefined

/** Ends mirroring. */
export const endMirror = (): void => void (mirror = undefined)

/** Begins or ends mirroring the events in the retailer's analytics. Those that happen while its code loads wait for it. */
export function mirrorEvents(): void {
  const browser = platform()
  const { hasConsent, equipment } = browser
  if (!hasConsent) return endMirror()
  if (mirror || !equipment) return
  const waiting: Parameters<Emit>[] = []
  const queue: Emit = (...event) => void waiting.push(event)
  mirror = queue
  void equipment.loadAnalytics().then(analytics => {
    if (!analytics || mirror !== queue || !isCurrent(browser)) return
    mirror = analytics
    for (const event of waiting) analytics(...event)
  })
}

/** Sends an event to the host page, and to the retailer's analytics. */
export const emit: Emit = (...event) => {
  mirror?.(...event)
  platform().emit(...event)
}
