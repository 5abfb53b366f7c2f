import { fetchPictures } from '../../pictures/fetch/fetch-pictures.ts'
import { pathOfPicture } from '../../pictures/picture-address.ts'
import { type Taken, takePicture } from '../../pictures/take-picture.ts'
import { type PictureCounts, type Report, warn } from '../report/report.ts'
import type { ListedPicture, PictureImport } from './listed-picture.ts'
import { readPictureFile } from './picture-folder.ts'
import { type NewPicture, setPictures } from './set-pictures.ts'

/** After as many pictures, their products get them: an import that is ended loses little, and menus don't change each second. */
const BATCH = 50

const filePrefix = 'file:'

/**
 * Takes the pictures of a list, each once, and gives them to their products. A product whose picture fails keeps its former one, and
 * the report says why.
 */
export async function takeListedPictures(
  pictures: readonly ListedPicture[],
  { store, folder, fetch, onTaken = () => {} }: PictureImport,
  report: Report
): Promise<PictureCounts> {
  const bySource = groupBySource(pictures)
  const sources = [...bySource.keys()]
  const counts = { added: 0, unchanged: 0, failed: 0 }
  const { now = new Date() } = fetch ?? {}
  let ready: NewPicture[] = []
  let done = 0

  async function note(source: string, taken: Taken): Promise<void> {
    onTaken((done += 1), sources.length)
    counts[!taken.ok ? 'failed' : taken.isNew ? 'added' : 'unchanged'] += 1
    for (const { productId, line, name } of bySource.get(source)?.values() ?? []) {
      if (taken.ok) ready.push({ productId, path: pathOfPicture(taken.id), source })
      else warn(report, 'picture-failed', line, `${name}: ${taken.reason}`)
    }
    if (ready.length >= BATCH) await flush()
  }

  async function flush(): Promise<void> {
    const batch = ready
    ready = []
    if (batch.length > 0) await setPictures(store.db, batch, now)
  }

  for (const source of sources.filter(text => text.startsWith(filePrefix))) {
    const read = await readPictureFile(folder, source.slice(filePrefix.length))
    await note(source, read.ok ? await takePicture(store, read.file) : read)
  }
  const addresses = sources.filter(text => !text.startsWith(filePrefix))
  await fetchPictures(store, addresses, note, fetch)
  await flush()
  return counts
}

/** Returns the products of each picture; one of several stores' lists is one product. */
function groupBySource(pictures: readonly ListedPicture[]): Map<string, Map<string, ListedPicture>> {
  const bySource = new Map<string, Map<string, ListedPicture>>()
  for (const picture of pictures) {
    const products = bySource.get(picture.source) ?? new Map<string, ListedPicture>()
    bySource.set(picture.source, products.set(picture.productId, picture))
  }
  return bySource
}
