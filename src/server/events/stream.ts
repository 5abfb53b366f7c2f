import type { Socket } from 'node:net'

/**
 * Maximum bytes queued for one reader in addition to the system's buffers: more than a returning reader can have missed.
 * Slower readers are disconnected, and come back with `Last-Event-ID`.
 */
const MOST_WAITING = 256 * 1024

/** An open stream of server-sent events. */
export interface Stream {
  body: ReadableStream<Uint8Array>
  /** Writes text; ignored after the end. */
  write: (text: string) => void
  /** Ends the stream after the written bytes. */
  end: () => void
}

const encoder = new TextEncoder()

/** Creates a stream that queues at most `MOST_WAITING` bytes; `onEnd` is called once, whichever side ends it. */
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

/** Formats an event. Line breaks in JSON are escaped, so `data` is one line. */
export const eventText = ({ id, event, data }: { id?: number; event?: string; data: object }): string =>
  [
    ...(event === undefined ? [] : [`event: ${event}`]),
    `data: ${JSON.stringify(data)}`,
    ...(id === undefined ? [] : [`id: ${id}`]),
    '\n'
  ].join('\n')
