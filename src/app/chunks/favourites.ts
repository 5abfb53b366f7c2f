/** The hearts of products, and the way to the page of favourites, with messages of the common part. */
import './common.ts'
import '../../screens/menu/favourites/draw-favourites.tsx'
