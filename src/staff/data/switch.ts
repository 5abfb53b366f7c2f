import { request } from '../../client/http/request.ts'
import { type PauseLength, setOpen } from '../../contract/staff/staff-board.ts'
import { showDone, showFailure } from './notices.ts'
import { $slug, noteSwitch } from './stores.ts'

/** Opens the selected store for orders, pauses it, or, without a length, closes it until it is opened again. */
export async function setTaking(isOpen: boolean, pause: PauseLength | null = null): Promise<void> {
  const location = $slug.get()
  const result = await request(setOpen, { params: { location }, body: { isOpen, pause } })
  if (!result.ok) return showFailure(result.problem)
  noteSwitch(location, result.value)
  showDone(isOpen ? 'resumed' : 'pausedDone')
}
