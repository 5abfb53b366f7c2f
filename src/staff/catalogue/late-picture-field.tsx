import { Late } from '../late-part.tsx'
import type { PictureFieldProps } from './picture/picture-field.tsx'

const load = () => import('./picture/picture-field.tsx')

/** The field of a picture, with its crop, as a part of its own. */
export const LatePictureField = (props: PictureFieldProps) => (
  <Late load={load}>{({ PictureField }) => <PictureField {...props} />}</Late>
)
