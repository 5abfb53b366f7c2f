import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An SMTP server on this machine, and the mails that it took. */
export interface MailServer {
  port: number
  /** Each mail as it came over the wire, headers and all. */
  taken: string[]
  close: () => Promise<void>
}

/** Opens an SMTP server without TLS that takes whatever comes, unless told otherwise. */
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
  // A client that ends the handshake because it doesn't trust us is what a test wants.
  server.on('error', () => {})
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return { port, taken, close: () => new Promise(done => server.close(done)) }
}

/** Opens a port that takes connections and does as it is told with each; by doing nothing it says nothing. */
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
