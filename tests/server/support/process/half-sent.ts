import { connect } from 'node:net'

/** A request of which the server has not got everything. */
export interface HalfSent {
  /** Resolves to the response's text once the server closes the connection. */
  closed: Promise<string>
  send: (text: string) => void
  leave: () => void
}

/** Sends the headers of a POST, and the beginning of its body; resolves once they are on their way. */
export async function sendHalf(url: string, path: string, framing = 'Content-Length: 1000'): Promise<HalfSent> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => (text += chunk))
  socket.on('error', () => {})
  const closed = new Promise<string>(done => socket.on('close', () => done(text)))
  const begun = framing.startsWith('Transfer') ? '2\r\n{"\r\n' : '{"'
  const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`
  await new Promise<void>(done => socket.write(head + begun, () => done()))
  return { closed, send: part => void socket.write(part), leave: () => socket.destroy() }
}
