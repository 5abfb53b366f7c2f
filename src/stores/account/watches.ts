import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { resettable } from '../../client/reset.ts'
import { toProblem } from '../../client/async-state.ts'
import { showSentence, showToast } from '../../client/toasts.ts'
import { endWatch as endWatchEndpoint, readMyWatches } from '../../contract/catalog/watches.ts'

/** The member's requests for a message when a size is back. */
export const {
  $state: $watches,
  load: loadWatches,
  show: showWatches
} = createResource({ scope: 'person', read: () => request(readMyWatches) })

/** The id of the request that is being ended. */
export const $endingWatch = resettable<string | undefined>('person', undefined)

/** Ends a request. */
export async function endWatch(watch: string): Promise<void> {
  if ($endingWatch.get()) return
  $endingWatch.set(watch)
  const result = await request(endWatchEndpoint, { params: { watch } })
  if ($endingWatch.get() !== watch) return
  $endingWatch.set(undefined)
  if (!result.ok) return showSentence(toProblem(result.problem), 'bad')
  showWatches(result.value)
  showToast('watches.ended')
}
