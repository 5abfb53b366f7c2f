import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { CopyFile } from '../manifest.ts'

/** Writes the files of a ZIP one after the other, none of which is held in memory. */
export interface ZipWriter {
  /** Writes a file from its pieces; returns its size and hash. */
  add(name: string, pieces: AsyncIterable<string | Uint8Array>, isPacked?: boolean): Promise<CopyFile>
  /** Writes the directory of the files; resolves once all is written. */
  end(): Promise<void>
  /** Gives up: the stream ends without being a ZIP. */
  fail(reason: Error): Promise<void>
}

/** Creates the writer of a ZIP into a stream, at the pace of that stream. */
export function zipInto(out: Writable, madeAt: Date): ZipWriter {
  const zip = new ZipFile()
  const packed = zip.outputStream as Readable
  const written = pipeline(packed, out)
  // Its error is that of the file that is being added.
  written.catch(() => {})
  zip.on('error', (error: Error) => packed.destroy(error))
  return {
    async add(name, pieces, isPacked = false) {
      const hash = createHash('sha256')
      let bytes = 0
      const stream = Readable.from(
        (async function* () {
          for await (const piece of pieces) {
            const buffer = typeof piece === 'string' ? Buffer.from(piece) : piece
            hash.update(buffer)
            bytes += buffer.length
            yield buffer
          }
        })(),
        { objectMode: false }
      )
      zip.addReadStream(stream, name, { mtime: madeAt, compress: !isPacked })
      await Promise.race([finished(stream), written])
      return { name, bytes, sha256: hash.digest('hex') }
    },
    async end() {
      zip.end()
      await written
    },
    async fail(reason) {
      packed.destroy(reason)
      await written.catch(() => {})
    }
  }
}
