import type { Platform } from '../../../platform/platform.ts'
import { viewMoved } from '../../../theme/tokens.ts'
import type { FromFrame, FromPage, Notify } from '../outer/messages.ts'

const names = ['--sf-view-top', '--sf-view-height', '--sf-top', '--sf-edge', '--sf-foot']

/** Keeps what sticks and floats in the part of the frame that the page around it shows, and scrolls that page. */
export function frameView(root: HTMLElement, notify: Notify<FromFrame>) {
  let seen: FromPage['view'] | undefined
  let turn = 0
  let locks = 0
  const show = (view: FromPage['view']) => {
    seen = view
    if (view.height <= 0) return
    const covered = Math.max(0, view.bar + Math.min(0, view.above))
    const values = [
      `${view.top}px`,
      `${view.height}px`,
      `calc(var(--sf-bar) + ${view.top + covered}px)`,
      `calc(var(--sf-bar) + ${covered}px)`,
      'var(--sf-view-bottom)'
    ]
    names.forEach((name, at) => root.style.setProperty(name, values[at] ?? ''))
    root.dispatchEvent(new Event(viewMoved))
  }
  const go = (top: number) => {
    if (!seen) return
    const to = Math.max(0, Math.round(top))
    const above = seen.above + to - seen.scroll
    notify('scroll', { top: to, turn: ++turn })
    // Positions measured before the page is there, even of sticky elements, are final.
    show({ ...seen, top: Math.max(0, above), height: seen.room + Math.min(0, above), above, scroll: to })
  }
  const scroll: Platform['scroll'] = {
    get: () => seen?.scroll ?? 0,
    above: () => seen?.above ?? 0,
    set: go,
    isAtEnd: () => seen?.isAtEnd ?? true,
    toStart() {
      if (seen) go(seen.scroll + root.getBoundingClientRect().top - seen.above - seen.bar)
    }
  }
  return {
    scroll,
    /** Locks the page around the frame. Returns a function that releases the lock. */
    lock() {
      if (locks++ === 0) notify('lock', { isOn: true, top: scroll.get() })
      return () => {
        if (--locks === 0) notify('lock', { isOn: false, top: scroll.get() })
      }
    },
    show(view: FromPage['view']) {
      if (!seen || (view.turn === turn && !view.isOnWay)) show(view)
    },
    end() {
      for (const name of names) root.style.removeProperty(name)
    }
  }
}
