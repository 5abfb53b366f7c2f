import { isIP } from 'node:net'

/** Writes an IPv6 address in full groups of the shortest form, or the IPv4 address that is mapped into it. */
function inFull(address: string): string {
  const { hostname } = new URL(`http://[${address}]`)
  const shortest = hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest) ?? []
  if (high !== undefined && low !== undefined)
    return [high, low].flatMap(half => [Number.parseInt(half, 16) >> 8, Number.parseInt(half, 16) & 255]).join('.')
  const [head = '', tail] = shortest.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].join(':')
}

/**
 * Returns the network of a client address, as sockets and proxies write it: with or without a port, brackets, quotes or
 * a zone. An IPv4 address is one; an IPv6 customer has a /64, which counts as one. Undefined for any other text.
 */
export function networkOf(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, '$1')
  const [, address = bare] = /^\[([^\]]*)\](?::\d*)?$/.exec(bare) ?? /^([\d.]+):\d*$/.exec(bare) ?? []
  const plain = address.replace(/%.*$/, '')
  if (isIP(plain) === 0) return undefined
  const full = isIP(plain) === 6 ? inFull(plain) : plain
  return full.split(':').slice(0, 4).join(':')
}

/**
 * Returns the networks that a network of `networkOf` lies in, narrowest first, itself included: one customer may hold an
 * IPv6 /64, a /56 or a /48, and so as many client addresses.
 */
export function networksOf(network: string): [string, ...string[]] {
  const [first = '', second = '', third = '', fourth] = network.split(':')
  if (fourth === undefined) return [network]
  const block = `${first}:${second}:${third}`
  const site = `${block}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}`
  return [network, `${site}/56`, `${block}/48`]
}
