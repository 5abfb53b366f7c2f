import { computed } from 'nanostores'
import { $place } from '../../../routing/location.ts'
import { favouritesPath } from '../../../routing/favourites-path.ts'
import { paths } from '../../../routing/paths.ts'
import { $lastSlug } from '../../location/location.ts'

const ways = { cart: paths.cart, checkout: paths.checkout, favourites: favouritesPath, menu: paths.location }

/** The page to return to after signing in: its path, its name if it has one, and the query that leads there. */
interface ReturnTo {
  path: string
  name?: keyof typeof ways
  query: string
}

/** The path of the page that approves, on one's own phone, a sign-in at a kiosk. */
export const approvalPath = (handoff: string): string => `${paths.user('kiosk')}?handoff=${encodeURIComponent(handoff)}`

/** Returns the page to return to after signing in on a page with that query. */
function returnFrom(query: string, slug: string | undefined): ReturnTo | undefined {
  const parameters = new URLSearchParams(query)
  const handoff = parameters.get('handoff')
  if (handoff) {
    const path = approvalPath(handoff)
    return { path, query: path.replace(/.*(?=\?)/, '') }
  }
  const name = parameters.get('back') as keyof typeof ways | null
  return name && slug !== undefined && Object.keys(ways).includes(name)
    ? { name, path: ways[name](slug), query: `?back=${name}` }
    : undefined
}

/** The page to return to after signing in, from the URL. */
export const $returnTo = computed([$place, $lastSlug], ({ query }, slug) => returnFrom(query, slug))
