import { $drawFavourites } from '../../../components/late-favourites.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import { FavouritesLink } from './favourites-link.tsx'

$drawFavourites.fill({
  heart: (product, onCard) => <FavouriteHeart product={product} onCard={onCard} />,
  link: look => <FavouritesLink {...look} />
})
