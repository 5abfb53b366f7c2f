import { PGlite } from '@electric-sql/pglite'
import { emptyImage } from '../../../../src/server/db/image.ts'

/** Creates an embedded database in a folder from the image of an empty one; a server would take seconds to. */
export async function makeEmbedded(folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await emptyImage() })
  await client.close()
}
