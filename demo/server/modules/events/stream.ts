import type { Socket } from 'node:net'

/**
 * How many bytes may wait for one reader, beside what the system buffers: all that one may have missed at once, and then some. Who
 * reads slower than messages come is cut off, and comes back by `Last-Event-ID`.
 */
const MOST_WAITING = 256 * 1024

/** One open stream of server-sent events. */
export interface Stream {
  body: ReadableStream<Uint8Array>
  /** Adds text; after the end it is dropped. */
  write: (text: string) => void
  /** Ends it after what was written. */
  end: () => void
}

const encoder = new TextEncoder()

/** Makes a stream that keeps at most `MOST_WAITING` bytes; `onEnd` is called once, whoever ends it. */
export function createStream(socket: Socket | undefined, onEnd: () => void): Stream {
  let isOver = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  const finish = (): boolean => {
    if (isOver) return false
    isOver = true
    socket?.off('close', finish)
    onEnd()
    return true
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: opened => void (controller = opened),
      cancel: () => void finish()
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING })
  )
  socket?.once('close', finish)

  return {
    body,
    write(text) {
      if (isOver || controller === undefined) return
      controller.enqueue(encoder.encode(text))
      if ((controller.desiredSize ?? 0) >= 0) return
      finish()
      socket?.destroy()
    },
    end() {
      if (finish()) controller?.close()
    }
  }
}

/** Writes an event of a stream. Line breaks in JSON are escaped, so that `data` is one line. */
export const eventText = ({ id, event, data }: { id?: number; event?: string; data: object }): string =>
  [
    ...(event === undefined ? [] : [`event: ${event}`]),
    `data: ${JSON.stringify(data)}`,
    ...(id === undefined ? [] : [`id: ${id}`]),
    '\n'
  ].join('\n')
