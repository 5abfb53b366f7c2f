import { paths } from '../../../routing/paths.ts'

/** Returns the path of a sign-in screen that leads back to the page from which a social sign-in was started. */
export function otherWayIn(from = '', section = ''): string {
  const [, back = ''] = /\/(cart|checkout|favourites)(?:\?|$)/.exec(from) ?? []
  const [handoff] = /\bhandoff=[^&]+/.exec(from) ?? []
  return handoff ? `${paths.user(section)}?${handoff}` : paths.user(section, back)
}
