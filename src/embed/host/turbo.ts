import '../../app/base.ts'

/** What Turbo follows the history with; not documented, so each part of it may be gone in a later version. */
interface Turbo {
  session?: { history?: { started?: boolean; stop?(): void; start?(): void } }
}

const pageOf = (address: string) => address.split('#')[0]

/** Returns true for a step of the history from or to a screen of ours on one page. */
const isStepOfOurs = (from: string, to: string): boolean =>
  from !== to && pageOf(from) === pageOf(to) && /#\//.test(from + to)

/** Leaves a link of the page to one of our screens to the browser: for Turbo it would be a visit to the whole page. */
function letThrough(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLAnchorElement) || !isStepOfOurs(`${pageOf(window.location.href)}#`, target.href)) return
  event.preventDefault()
  // Nor is it a visit to the Turbo frame around it.
  event.stopImmediatePropagation()
}

/** Keeps Turbo from replacing the page for screens of the shop. Returns an unsubscribe function. */
export function keepFromTurbo(root: HTMLElement): () => void {
  window.addEventListener('turbo:click', letThrough, { capture: true })
  const endSteps = keepSteps(root)
  return () => {
    window.removeEventListener('turbo:click', letThrough, { capture: true })
    endSteps()
  }
}

/**
 * Keeps Turbo from replacing the page on Back within the shop: it takes every entry with its state for one of its own, and
 * ours have the state of the page's. Returns an unsubscribe function.
 */
function keepSteps(root: HTMLElement): () => void {
  const history = (window as { Turbo?: Turbo }).Turbo?.session?.history
  if (!history?.started || !history.stop || !history.start) return () => {}
  let last = window.location.href
  // A task later: a step of the history reports the new screen before Turbo's event.
  const note = () => setTimeout(() => (last = window.location.href))
  root.addEventListener('storefront:route', note)
  // Turbo has to hear of it after us: Chromium calls the window's listeners in their order, those for capture too.
  history.stop()
  const keep = (event: PopStateEvent) => {
    const from = last
    last = window.location.href
    if (event.state?.turbo && isStepOfOurs(from, last)) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', keep)
  history.start()
  return () => {
    root.removeEventListener('storefront:route', note)
    window.removeEventListener('popstate', keep)
  }
}
