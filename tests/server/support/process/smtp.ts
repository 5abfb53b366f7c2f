import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A local SMTP server, and the emails it received. */
export interface MailServer {
  port: number
  /** Each email as received, with its headers. */
  taken: string[]
  close: () => Promise<void>
}

/** Opens an SMTP server without TLS that accepts everything by default. */
export async function openSmtp(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += String(chunk)))
      stream.on('end', () => (taken.push(text), done()))
    },
    ...options
  })
  // Some tests expect the client to abort the handshake because it doesn't trust us.
  server.on('error', () => {})
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return { port, taken, close: () => new Promise(done => server.close(done)) }
}

/** Opens a port that accepts connections and passes each to `work`; by default it stays silent. */
export async function openPort(work: (socket: Socket) => void = () => {}): Promise<Omit<MailServer, 'taken'>> {
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    work(socket)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    await new Promise(done => server.close(done))
  }
  return { port: (server.address() as AddressInfo).port, close }
}
