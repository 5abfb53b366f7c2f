import { object, number, parse, picklist, pipe, regex, string } from 'valibot'
import { pictureFiles } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import type { OpenCopy } from './open-copy.ts'

const record = object({
  picture_id: string(),
  width: number(),
  format: picklist(['webp', 'jpg']),
  file: pipe(string(), regex(/^pictures\/[\w.-]+$/)),
  sha256: string()
})

/** Inserts the files of pictures, each once its hash was checked. */
export async function insertPictures(
  tx: Transaction,
  copy: Pick<OpenCopy, 'picture'>,
  lines: AsyncIterable<string>
): Promise<void> {
  for await (const line of lines) {
    const { picture_id: pictureId, width, format, file, sha256 } = parse(record, JSON.parse(line))
    await tx.insert(pictureFiles).values({ pictureId, width, format, content: await copy.picture(file, sha256) })
  }
}
