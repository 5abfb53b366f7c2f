import { dataOf } from '../../client/async-state.ts'
import { subscribe } from '../../client/live/transport.ts'
import type { Draft } from '../../contract/staff/drafts.ts'
import { platform } from '../../platform/platform.ts'
import { $current, $draftChannel, $draftVersion, draftDetail, drafts } from './drafts.ts'
import { $sending } from './edit-draft.ts'

/** Pause that gathers changes of the same moment, in milliseconds. */
const TOGETHER = 200

const isPast = ({ state }: Draft): boolean => state === 'published' || state === 'undone'

const known = (): readonly Draft[] => dataOf(drafts.$state.get()) ?? []

/** Returns the draft that was published last, of those that weren't yet before. */
function published(before: readonly Draft[]): Draft | undefined {
  const past = new Set(before.filter(isPast).map(({ id, state }) => `${id} ${state}`))
  return known().find(draft => isPast(draft) && !past.has(`${draft.id} ${draft.state}`))
}

/**
 * Reads the drafts again whenever one of them has changed, here or on another device. Calls back with the draft of another member that
 * was published and is now in conflict with the current one. Returns a function that ends this.
 */
export function followDrafts(onConflict: (draft: Draft) => void): () => void {
  let cancel: (() => void) | undefined

  async function read(): Promise<void> {
    const [before, current] = [known(), $current.get()]
    await drafts.load()
    const detail = dataOf(draftDetail.$state.get())
    if (detail) await draftDetail.load(detail.id)
    const latest = published(before)
    if (!latest) return
    $draftVersion.set($draftVersion.get() + 1)
    const now = $current.get()
    if (now && now.id === current?.id && now.conflicts > current.conflicts) onConflict(latest)
  }

  /** Waits while the member's own changes are being sent. */
  const later = (): void => {
    cancel ??= platform().clock.after(TOGETHER, () => {
      cancel = undefined
      if ($sending.get() === undefined) void read()
      else later()
    })
  }

  let end: (() => void) | undefined
  const stop = $draftChannel.subscribe(channel => {
    end?.()
    end = channel === undefined ? undefined : subscribe(channel, later)
  })
  return () => {
    stop()
    end?.()
    cancel?.()
  }
}
