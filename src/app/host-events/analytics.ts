import { isCurrent, platform } from '../../platform/platform.ts'
import type { Emit } from '../../platform/host-events.ts'

let end: (() => void) | undefined

/** Ends mirroring. */
export const endMirror = (): void => end?.()

/** Begins or ends mirroring the events in the retailer's analytics. Those that happen while its code loads wait for it. */
export function mirrorEvents(): void {
  const browser = platform()
  const { emit, hasConsent, loadAnalytics } = browser
  if (!hasConsent) return endMirror()
  if (end || !loadAnalytics) return
  const waiting: Parameters<Emit>[] = []
  let mirror: Emit = (...event) => void waiting.push(event)
  browser.emit = (...event) => {
    mirror(...event)
    emit(...event)
  }
  end = () => {
    end = undefined
    browser.emit = emit
    mirror = () => {}
  }
  void loadAnalytics().then(loaded => {
    if (!loaded || !end || !isCurrent(browser)) return
    mirror = loaded
    for (const event of waiting) mirror(...event)
  })
}
