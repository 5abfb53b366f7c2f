import { constants } from 'node:fs'
import { lstat, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureLimits } from '../../pictures/take-picture.ts'
import { BrokenFile } from '../read/broken-file.ts'

/** A file's content, or why it can't be had. */
export type ReadPicture = { ok: true; file: Buffer } | { ok: false; reason: string }

/** Throws BrokenFile if there is no such folder. */
export async function checkPictureFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch(() => undefined)
  if (!stats?.isDirectory()) throw new BrokenFile(`The folder of pictures is not there: ${folder}.`)
}

/** Reads a picture in a folder. A link isn't followed, because it may lead out of the folder; nor is a device or a pipe read. */
export async function readPictureFile(folder: string, name: string): Promise<ReadPicture> {
  const path = join(folder, name)
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  // Windows has no flag against links.
  const isLink = (await lstat(path).catch(() => undefined))?.isSymbolicLink() === true
  const file = isLink ? undefined : await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined)
  if (file === undefined) return { ok: false, reason: 'its file isn’t there' }
  try {
    const stats = await file.stat()
    if (!stats.isFile()) return { ok: false, reason: 'it is no file' }
    if (stats.size > pictureLimits.bytes)
      return { ok: false, reason: `it is larger than ${pictureLimits.bytes / 1024 / 1024} MB` }
    return { ok: true, file: await file.readFile() }
  } finally {
    await file.close()
  }
}
