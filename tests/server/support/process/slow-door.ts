import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy to Postgres that can be shut: connections then get no response and no error, as from a server that hangs. */
export interface Door {
  /** URL of the database through the proxy. */
  url: string
  shut: () => void
  open: () => void
  close: () => Promise<void>
}

/** Opens a proxy to a Postgres URL. */
export async function makeDoor(url: string): Promise<Door> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isShut = false
  const server = createServer(from => {
    const to = connect(Number(port), hostname)
    for (const [one, other] of [
      [from, to],
      [to, from]
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
      if (isShut) one.pause()
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const door = new URL(url)
  door.port = String((server.address() as AddressInfo).port)
  return {
    url: door.href,
    shut() {
      isShut = true
      for (const socket of sockets) socket.pause()
    },
    open() {
      isShut = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(done => server.close(done))
    }
  }
}
