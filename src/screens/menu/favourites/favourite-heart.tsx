import { useCallback, useEffect, useSyncExternalStore } from 'react'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import type { Favourite } from '../../../contract/account/favourites.ts'
import { useT } from '../../../i18n/translate.ts'
import { $flags } from '../../../routing/location.ts'
import { $favourites, followFavourites, isFavourite, toggleFavourite } from '../../../stores/favourites/favourites.ts'
import { layers } from '../../../theme/layers.ts'
import { classes, styles } from '../../../theme/styles.ts'
import { Icon } from '../../../ui/icon.tsx'

const s = styles({
  heart: `display:grid;place-items:center;flex:none;width:var(--sf-target);height:var(--sf-target);color:var(--sf-ink);
& > svg { box-sizing:content-box;padding:7px;border-radius:50%;background:var(--sf-raised);transition:box-shadow .14s ease-out; }
&:hover > svg { box-shadow:0 0 0 1px var(--sf-line-2); }
&[aria-pressed="true"] { color:var(--sf-accent-ink); }
&[aria-pressed="true"] > svg { fill:currentColor; }`,
  // Above the card's link, which covers the whole card.
  corner: `position:absolute;inset-block-start:0;inset-inline-end:0;z-index:${layers.mark};`
})

interface Props {
  product: Favourite
  /** True in the corner of a card's picture. */
  onCard: boolean
}

/** Adds a product to the favourites, or removes it. Nothing at a kiosk, whose next shopper is somebody else (SPEC C15). */
export function FavouriteHeart({ product, onCard }: Props) {
  const { t } = useT()
  const { id, name } = product
  const follow = useCallback((changed: () => void) => $favourites.listen(changed), [])
  useEffect(followFavourites, [])
  const isOn = useSyncExternalStore(follow, () => isFavourite(id))
  if ($flags.get().in_store) return null
  return (
    <button
      type="button"
      className={classes(s.heart, onCard && s.corner)}
      aria-pressed={isOn}
      aria-label={t('favourite.of', { name })}
      onClick={() => void toggleFavourite(product)}
    >
      <Icon of={Heart} />
    </button>
  )
}
