import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { safeParse } from 'valibot'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { BadSetting } from '../../settings/bad-setting.ts'
import { COPY_VERSION, type CopyFile, MANIFEST, type Manifest, manifest } from '../manifest.ts'

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

/** Opens the ZIP of a copy; throws a `BadSetting` with a sentence for one that can't be restored. */
export async function openCopy(path: string): Promise<OpenCopy> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new BadSetting('This is no copy of a shop: it can’t be read as a ZIP file.')
  })
  try {
    const entries = await entriesOf(zip)
    const streamOf = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (entry === undefined) throw new BadSetting(`The copy is incomplete: ${name} is missing.`)
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
        if (digest().update(bytes).digest('hex') !== sha256) throw changed(name)
        return bytes
      },
      close: () => zip.close()
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

const changed = (name: string): BadSetting =>
  new BadSetting(`The copy is damaged: ${name} isn’t as it was when the copy was made.`)

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
    if (size > MOST) throw new BadSetting('The copy has a file that is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readManifest(stream: Readable | undefined): Promise<Manifest> {
  const text = stream ? (await wholeOf(stream)).toString('utf8') : '{}'
  const { success, output } = safeParse(manifest, jsonIn(text))
  if (!success) throw new BadSetting(`This is no copy of a shop: it has no ${MANIFEST} of one.`)
  if (output.version !== COPY_VERSION)
    throw new BadSetting(
      `The copy has format ${output.version}, and this server restores format ${COPY_VERSION}. Use the version that made it.`
    )
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
    throw error instanceof BadSetting ? error : changed(name)
  }
  if (size !== bytes || hash.digest('hex') !== sha256) throw changed(name)
}

async function* linesIn(file: CopyFile, streamOf: StreamOf): AsyncGenerator<string> {
  let [rest, count]: [Buffer, number] = [Buffer.alloc(0), 0]
  for await (const chunk of checkedChunks(file, streamOf)) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    if (rest.length > MOST) throw changed(file.name)
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.toString('utf8', 0, end)
      count += 1
      rest = rest.subarray(end + 1)
    }
  }
  if (rest.length > 0 || count !== file.records) throw changed(file.name)
}
