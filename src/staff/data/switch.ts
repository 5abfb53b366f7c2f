import { type PauseLength, setOpen } from '../../contract/staff/staff-board.ts'
import { say } from '../staff-words.ts'
import { attempt } from './attempt.ts'
import { call } from './call.ts'
import { $slug, noteSwitch } from './stores.ts'
import { toast } from './toasts.ts'

/** Opens the selected store for orders, pauses it, or, without a length, closes it until it is opened again. */
export async function setTaking(isOpen: boolean, pause: PauseLength | null = null): Promise<void> {
  const location = $slug.get()
  await attempt(async () => {
    noteSwitch(location, await call(setOpen, { params: { location }, body: { isOpen, pause } }))
    toast(say(isOpen ? 'resumed' : 'pausedDone'))
  })
}
