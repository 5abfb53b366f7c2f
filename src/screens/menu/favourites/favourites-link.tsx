import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import { dataOf } from '../../../client/async-state.ts'
import { useT } from '../../../i18n/translate.ts'
import { favouritesPath } from '../../../routing/favourites-path.ts'
import { $flags } from '../../../routing/location.ts'
import { Link } from '../../../routing/router.tsx'
import { $favourites, followFavourites } from '../../../stores/favourites/favourites.ts'
import { $slug } from '../../../stores/location/location.ts'
import { classes, styles } from '../../../theme/styles.ts'
import { Icon } from '../../../ui/icon.tsx'

// Among the chips it looks like one.
const s = styles({ link: '&& { color:var(--sf-ink);text-decoration:none; }' })

/** The way to the favourites of a shopper who has any. */
export function FavouritesLink({ chip, count: countClass }: { chip: string; count: string }) {
  const { t } = useT()
  const slug = useStore($slug)
  const count = dataOf(useStore($favourites))?.favourites.length ?? 0
  useEffect(followFavourites, [])
  if (!slug || count === 0 || $flags.get().in_store) return null
  return (
    <Link to={favouritesPath(slug)} className={classes(chip, s.link)}>
      <Icon of={Heart} size={16} />
      <span>{t('favourites.title')}</span> <span className={countClass}>{count}</span>
    </Link>
  )
}
