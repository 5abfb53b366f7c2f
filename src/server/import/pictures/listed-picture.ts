import type { FetchOptions } from '../../pictures/fetch/fetch-pictures.ts'
import type { PictureStore } from '../../pictures/take-picture.ts'
import type { ListedProduct } from '../gather.ts'

/** How an import takes pictures. */
export interface PictureImport {
  store: PictureStore
  /** The folder of pictures that a list has by the names of their files. */
  folder: string
  fetch?: FetchOptions | undefined
  onTaken?: (pictures: number, of: number) => void
}

/** A picture of a written product. */
export interface ListedPicture {
  productId: string
  /** An https address, or `file:` and the name of a file. */
  source: string
  /** The product's line and name, for reports. */
  line: number
  name: string
}

/** Returns the pictures of a list's products that were written. */
export function picturesIn(listed: readonly ListedProduct[], ids: ReadonlyMap<string, string>): ListedPicture[] {
  return listed.flatMap(({ externalId, line, name, details }) => {
    const [productId, source] = [ids.get(externalId), details?.picture]
    return productId === undefined || source === undefined ? [] : [{ productId, source, line, name: name.en }]
  })
}
