import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { safeParse } from 'valibot'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { COPY_VERSION, type CopyFile, MANIFEST, type Manifest, manifest } from '../manifest.ts'
import { CopyFault, copyFaults } from './copy-fault.ts'

/** A copy that can be read; files are checked while they are. */
export interface OpenCopy {
  manifest: Manifest
  /** Yields the lines of a file; throws at its end if it isn't the one of the manifest. */
  lines(file: CopyFile): AsyncGenerator<string>
  /** Throws if a file isn't the one of the manifest. */
  check(file: CopyFile): Promise<void>
  /** Returns the bytes of a picture with this hash. */
  picture(name: string, sha256: string): Promise<Buffer>
  close(): void
}

/** The longest manifest and picture, in bytes. */
const MOST = 64 * 1024 * 1024

const digest = () => createHash('sha256')

/** Opens the ZIP of a copy; throws a `CopyFault` with a sentence for one that can't be restored. */
export async function openCopy(path: string): Promise<OpenCopy> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw copyFaults.noZip()
  })
  try {
    const entries = await entriesOf(zip)
    const streamOf = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (entry === undefined) throw copyFaults.missing(name)
      return zip.openReadStreamPromise(entry)
    }
    return {
      manifest: await readManifest(entries.has(MANIFEST) ? await streamOf(MANIFEST) : undefined),
      lines: file => linesIn(file, streamOf),
      async check(file) {
        for await (const _ of checkedChunks(file, streamOf));
      },
      async picture(name, sha256) {
        const bytes = await wholeOf(await streamOf(name))
        if (digest().update(bytes).digest('hex') !== sha256) throw copyFaults.changed(name)
        return bytes
      },
      close: () => zip.close()
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

async function wholeOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST) throw copyFaults.large()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readManifest(stream: Readable | undefined): Promise<Manifest> {
  const text = stream ? (await wholeOf(stream)).toString('utf8') : '{}'
  const { success, output } = safeParse(manifest, jsonIn(text))
  if (!success) throw copyFaults.noManifest(MANIFEST)
  if (output.version !== COPY_VERSION) throw copyFaults.otherFormat(output.version, COPY_VERSION)
  return output
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type StreamOf = (name: string) => Promise<Readable>

/** Yields the bytes of a file; throws at its end if it isn't the one of the manifest. */
async function* checkedChunks({ name, sha256, bytes }: CopyFile, streamOf: StreamOf): AsyncGenerator<Buffer> {
  const hash = digest()
  let size = 0
  try {
    for await (const chunk of (await streamOf(name)) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  } catch (error) {
    // A damaged file can't be unpacked.
    throw error instanceof CopyFault ? error : copyFaults.changed(name)
  }
  if (size !== bytes || hash.digest('hex') !== sha256) throw copyFaults.changed(name)
}

async function* linesIn(file: CopyFile, streamOf: StreamOf): AsyncGenerator<string> {
  let [rest, count]: [Buffer, number] = [Buffer.alloc(0), 0]
  for await (const chunk of checkedChunks(file, streamOf)) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    if (rest.length > MOST) throw copyFaults.changed(file.name)
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.toString('utf8', 0, end)
      count += 1
      rest = rest.subarray(end + 1)
    }
  }
  if (rest.length > 0 || count !== file.records) throw copyFaults.changed(file.name)
}
