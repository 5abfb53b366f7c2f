import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** Reads all files of a ZIP. */
export async function filesIn(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { autoClose: false })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  zip.close()
  return files
}

/** Writes a ZIP of some files. */
export async function zipOf(path: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  await finished(zip.outputStream.pipe(createWriteStream(path)))
}
