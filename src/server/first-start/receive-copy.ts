import { open, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { mostCopyBytes } from '../../contract/staff/setup-copy.ts'
import { LEAST } from '../db/free-space.ts'
import { ApiError } from '../http/api-error.ts'

const largeWords = {
  en: 'This file is too large to be uploaded. Restore it on the server with npm run shop:restore.',
  fr: 'Ce fichier est trop volumineux pour un téléversement. Restaurez-le sur le serveur avec npm run shop:restore.'
}

const roomWords = {
  en: 'The server has no room for this file. Free some space, or set TMPDIR to a folder with more.',
  fr: 'Le serveur n’a pas assez d’espace pour ce fichier. Libérez de l’espace, ou choisissez un plus grand dossier avec TMPDIR.'
}

/** Throws 413 for a file of so many bytes that none may have, and 503 for one that the disk has no room for. */
function refuseSize(size: number, free: number): void {
  if (size > mostCopyBytes) throw new ApiError(413, 'invalid', { words: largeWords })
  if (size > free - LEAST) throw new ApiError(503, 'unavailable', { words: roomWords })
}

/** Writes the body of a request into a new file as it arrives; `free` is the room on its disk in bytes. */
export async function receiveCopy(request: Request, path: string, free: number): Promise<void> {
  refuseSize(Number(request.headers.get('content-length') ?? 0), free)
  let size = 0
  async function* bounded(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      refuseSize(size, free)
      yield chunk
    }
  }
  const body = request.body ? Readable.fromWeb(request.body as ReadableStream) : Readable.from([])
  const file = await open(path, 'wx', 0o600)
  try {
    await writeFile(file, bounded(body))
  } catch (error) {
    if (error instanceof ApiError) throw error
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    // Otherwise the client went away; no one reads the response.
    throw isFull ? new ApiError(503, 'unavailable', { words: roomWords }) : new ApiError(400, 'invalid')
  } finally {
    // Closed before its folder is removed.
    await file.close()
  }
}
