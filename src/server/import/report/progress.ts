import { stat } from 'node:fs/promises'
import { SingleBar } from 'cli-progress'

/** The output of a process, which may be a terminal. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean }

/** Shows the progress of an import. */
export interface Progress {
  read: (bytes: number) => void
  written: (rows: number, of: number) => void
  taken: (pictures: number, of: number) => void
  stop: () => void
}

/** Creates a progress bar on a terminal; elsewhere it prints a line as each part begins. */
export async function createProgress(file: string, out: Output): Promise<Progress> {
  const size = await stat(file).then(
    stats => stats.size,
    () => 0
  )
  return out.isTTY ? bar(size, out) : lines(out)
}

function bar(size: number, stream: Output): Progress {
  const shown = new SingleBar({
    format: '{part} [{bar}] {percentage} %',
    stream,
    hideCursor: true,
    clearOnComplete: true
  })
  let part = ''
  const move = (name: string, done: number, of: number) => {
    if (part !== name) shown.start(Math.max(of, 1), 0, { part: name })
    part = name
    shown.update(done)
  }
  return {
    read: bytes => move('Reading', bytes, size),
    written: (rows, of) => move('Writing', rows, of),
    taken: (pictures, of) => move('Pictures', pictures, of),
    stop: () => shown.stop()
  }
}

function lines(out: Output): Progress {
  let part = ''
  const say = (name: string) => {
    if (part !== name) out.write(`${name} …\n`)
    part = name
  }
  return {
    read: () => say('Reading the list'),
    written: (_, of) => say(`Writing ${of} rows`),
    taken: (_, of) => say(`Taking ${of} pictures`),
    stop: () => {}
  }
}
