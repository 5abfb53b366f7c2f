import { request } from '../../client/http/request.ts'
import { type extraMinutes, type extraSpans, setExtraTime } from '../../contract/staff/extra-time.ts'
import { showDone, showFailure } from './notices.ts'
import { noteExtra } from './orders.ts'
import { $slug } from './stores.ts'

/** Minutes to add, 0 for none, and for how many minutes. */
export interface Extra {
  minutes: 0 | (typeof extraMinutes)[number]
  during: (typeof extraSpans)[number]
}

/** The time that the board proposes to add when orders are late. */
export const proposedExtra: Extra = { minutes: 10, during: 60 }

/** Adds time to new orders of the selected store, or takes it back. */
export async function addTime(body: Extra): Promise<void> {
  const location = $slug.get()
  const result = await request(setExtraTime, { params: { location }, body })
  if (!result.ok) return showFailure(result.problem)
  noteExtra(location, result.value.extra)
  if (body.minutes === 0) showDone('extraGone')
  else showDone('extraDone', { count: body.minutes })
}
