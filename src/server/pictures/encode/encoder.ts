import { type ChildProcess, fork } from 'node:child_process'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { PictureHead } from '../head/read-head.ts'
import { type PictureFormat, pictureWidths } from '../picture-address.ts'
import type { PictureFault } from '../picture-fault.ts'

/** A picture at one width, in one format. */
export interface EncodedFile {
  width: number
  format: PictureFormat
  content: Uint8Array
}

/** The files of a picture, or why there are none. */
export type Encoded = { ok: true; files: EncodedFile[] } | { ok: false; reason: string; fault: PictureFault }

/** Encodes pictures, one after the other. */
export interface Encoder {
  encode: (bytes: Buffer, head: PictureHead) => Promise<Encoded>
  /** Ends the process; an encoder that is used again starts another. */
  close: () => void
}

interface Options {
  /** Maximum number of pictures that wait or are encoded. */
  most?: number
  /** Time for one picture, in milliseconds. */
  patience?: number
}

type Reply = { files: EncodedFile[] } | { problem: string }

const program = fileURLToPath(new URL('encode-process.js', import.meta.url))

/** After as many milliseconds without a picture, the process ends. */
const IDLE = 10_000

/**
 * Creates an encoder, whose work is in a process of its own: a picture that makes its library crash, hang or take all memory ends
 * that process alone, and the server's thread only waits.
 */
export function createEncoder({ most = 32, patience = 30_000 }: Options = {}): Encoder {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let count = 0

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      // None of the settings, which have secrets. Windows starts nothing without its folder.
      env: { PATH: env['PATH'], SystemRoot: env['SystemRoot'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc']
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    // Without a listener, a process that can't be started would throw. It has no reply either.
    started.on('error', () => started.kill('SIGKILL'))
    return started
  }

  function close(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  async function run(bytes: Buffer, { kind, width, height }: PictureHead): Promise<Encoded> {
    clearTimeout(idle)
    const encoding = (child ??= start())
    const longest = Math.max(width, height)
    const reply = await ask(encoding, { bytes, kind, longest, widths: widthsFor(longest) }, patience)
    idle = setTimeout(close, IDLE).unref()
    if (reply === undefined) {
      close()
      return { ok: false, reason: 'it can’t be decoded within the limits of time and memory', fault: 'broken' }
    }
    return 'files' in reply
      ? { ok: true, files: reply.files }
      : { ok: false, reason: 'it can’t be decoded', fault: 'broken' }
  }

  return {
    async encode(bytes, head) {
      if (count >= most) return { ok: false, reason: 'too many pictures are waiting', fault: 'busy' }
      count += 1
      const mine = last.then(() => run(bytes, head))
      last = mine.catch(() => {})
      return mine.finally(() => (count -= 1))
    },
    close
  }
}

/** Returns the widths worth storing: the last is the first that isn't less than the longer side. */
const widthsFor = (longest: number): number[] =>
  pictureWidths.filter((_, at) => at === 0 || (pictureWidths[at - 1] ?? 0) < longest)

/** Sends a message, and returns the reply; undefined if there is none in time, or the process ends. */
async function ask(child: ChildProcess, message: object, patience: number): Promise<Reply | undefined> {
  // The process keeps this one alive only while it is asked.
  child.ref()
  child.channel?.ref()
  let end = () => {}
  try {
    return await new Promise<Reply | undefined>(done => {
      const answer = (reply: unknown) => done(reply as Reply)
      const giveUp = () => done(undefined)
      const timer = setTimeout(giveUp, patience)
      child.once('message', answer).once('exit', giveUp)
      end = () => {
        clearTimeout(timer)
        child.off('message', answer).off('exit', giveUp)
      }
      if (!child.connected) giveUp()
      else child.send(message, error => error && giveUp())
    })
  } finally {
    end()
    child.unref()
    child.channel?.unref()
  }
}
