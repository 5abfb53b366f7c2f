import { EventEmitter, once } from 'node:events'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { callbackify } from 'node:util'

/** A stream that is written to a temporary file at the pace of the disk, and read from there at the reader's pace. */
export interface Spool {
  input: Writable
  /** Ends with the last piece; the file is removed then, and `input` fails if the reader leaves early. */
  output: Readable
  /** The number of bytes that were written. */
  size(): number
}

/** Bytes that are read together. */
const PIECE = 64 * 1024

/** Makes a spool: a transaction that writes doesn't wait for a slow reader, and memory stays small. */
export async function makeSpool(): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-copy-'))
  const file = await open(join(folder, 'copy.zip'), 'wx+', 0o600)
  const more = new EventEmitter()
  const state: State = { written: 0, isOver: false, error: undefined }
  const append = async (chunk: Buffer) => {
    // At its end: reads name their place.
    await file.writeFile(chunk)
    state.written += chunk.length
    more.emit('more')
  }
  const input = new Writable({
    write: (chunk: Buffer, _encoding, done) => callbackify(append)(chunk, done),
    destroy(error, done) {
      state.isOver = true
      state.error = error ?? undefined
      more.emit('more')
      done(error)
    }
  })
  input.on('error', () => {})
  const output = Readable.from(pieces(file, state, more), { objectMode: false })
  output.on('close', () => {
    if (!state.isOver) input.destroy(new Error('The reader of a copy has left.'))
    void file.close().then(() => rm(folder, { recursive: true, force: true }))
  })
  return { input, output, size: () => state.written }
}

interface State {
  written: number
  isOver: boolean
  error: Error | undefined
}

async function* pieces(file: FileHandle, state: State, more: EventEmitter): AsyncGenerator<Buffer> {
  for (let read = 0; ;) {
    if (state.error) throw state.error
    if (read === state.written) {
      if (state.isOver) return
      await once(more, 'more')
      continue
    }
    const piece = Buffer.alloc(Math.min(PIECE, state.written - read))
    const { bytesRead } = await file.read(piece, 0, piece.length, read)
    read += bytesRead
    yield piece.subarray(0, bytesRead)
  }
}
