import { request } from 'node:http'

/** A response with its body as text. */
export interface RawReply {
  status: number
  location: string | undefined
  text: string
}

/** Sends a request with any headers, including `Host`, which `fetch` doesn't allow. */
export function rawCall(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawReply> {
  return new Promise((done, fail) => {
    const call = request(url, { method, headers, agent: false }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => done({ status: response.statusCode ?? 0, location: response.headers.location, text }))
    })
    call.on('error', fail)
    call.end()
  })
}
