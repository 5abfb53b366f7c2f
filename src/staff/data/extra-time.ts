import { request } from '../../client/http/request.ts'
import { setExtraTime } from '../../contract/staff/extra-time.ts'
import type { Extra } from '../orders/rules/missed.ts'
import { showDone, showFailure } from './notices.ts'
import { noteExtra } from './orders.ts'
import { $slug } from './stores.ts'

/** Adds time to new orders of the selected store, or takes it back. */
export async function addTime(body: Extra): Promise<void> {
  const location = $slug.get()
  const result = await request(setExtraTime, { params: { location }, body })
  if (!result.ok) return showFailure(result.problem)
  noteExtra(location, result.value.extra)
  if (body.minutes === 0) showDone('extraGone')
  else showDone('extraDone', { count: body.minutes })
}
