import { onMount } from 'nanostores'
import { resettable } from '../../client/reset.ts'
import { platform } from '../../platform/platform.ts'

/** The id of the announcement bar that the shopper has closed on this tab. */
export const $closedBar = resettable<string | undefined>('all', undefined)

onMount($closedBar, () => $closedBar.set(platform().closedBar?.get()))

/** Closes an announcement bar for as long as the tab is open. */
export function closeBar(id: string): void {
  platform().closedBar?.set(id)
  $closedBar.set(id)
}
