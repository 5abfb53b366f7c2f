import { computed } from 'nanostores'
import { $place } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { $lastSlug } from '../../location/location.ts'

const ways = { cart: paths.cart, checkout: paths.checkout, menu: paths.location }

/** The page to return to after signing in, from the URL: its name and path. */
export const $returnTo = computed([$place, $lastSlug], ({ query }, slug) => {
  const name = new URLSearchParams(query).get('back') as keyof typeof ways | null
  return name && slug !== undefined && Object.keys(ways).includes(name) ? { name, path: ways[name](slug) } : undefined
})
