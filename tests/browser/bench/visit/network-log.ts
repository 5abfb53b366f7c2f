import type { CDPSession } from 'playwright-core'

/** A request of the page; times in milliseconds since the navigation started. */
export interface LoggedRequest {
  url: string
  /** The kind, as devtools name it: Document, Script, Fetch, Image, Preflight … */
  type: string
  start: number
  /** Undefined while it is under way. */
  end: number | undefined
  /** Bytes that came over the network: none from a cache. */
  bytes: number
  /** An event stream, which never ends. */
  isStream: boolean
}

/** The requests of a page since the last navigation. */
export interface NetworkLog {
  requests(): LoggedRequest[]
  /** Milliseconds on the navigation's clock since a request last started or ended; 0 while one is under way. */
  quietFor(): number
}

/** Records the page's requests; each navigation of the page starts a new log. */
export async function logNetwork(devtools: CDPSession): Promise<NetworkLog> {
  let log = new Map<string, LoggedRequest>()
  let origin = 0
  let lastChange = Date.now()
  const finish = (id: string, timestamp: number, bytes = 0) => {
    const request = log.get(id)
    if (!request) return
    request.end = timestamp * 1000 - origin
    request.bytes = Math.max(request.bytes, bytes)
    lastChange = Date.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type = 'Other', timestamp }) => {
    if (type === 'Document' && requestId === loaderId) {
      log = new Map()
      origin = timestamp * 1000
    }
    const start = timestamp * 1000 - origin
    const kind = request.method === 'OPTIONS' ? 'Preflight' : type
    log.set(requestId, { url: request.url, type: kind, start, end: undefined, bytes: 0, isStream: false })
    lastChange = Date.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = log.get(requestId)
    if (request && response.mimeType === 'text/event-stream') request.isStream = true
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = log.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  devtools.on('Network.loadingFinished', one => finish(one.requestId, one.timestamp, one.encodedDataLength))
  devtools.on('Network.loadingFailed', one => finish(one.requestId, one.timestamp))
  await devtools.send('Network.enable')
  const requests = () => [...log.values()]
  return {
    requests,
    quietFor: () => (requests().some(one => one.end === undefined && !one.isStream) ? 0 : Date.now() - lastChange)
  }
}
