import { BlockList, isIP } from 'node:net'

/** Blocks of IPv4 that aren't public, or lead to them (IANA's registry of special purposes, RFC 6890). */
const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4'
]

/** The same of IPv6's public block, with the tunnels that have an IPv4 address inside. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (blocks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const block of blocks) {
    const [net = '', prefix] = block.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}

const closed = { 4: listOf(closed4, 'ipv4'), 6: listOf(closed6, 'ipv6') }
/** All other IPv6 addresses are private, of this machine or link, multicast, or IPv4's in another form. */
const open6 = listOf(['2000::/3'], 'ipv6')
const loopback = listOf(['127.0.0.0/8'], 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** True for an IP address that anyone on the internet reaches; false for a name too. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed[4].check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !closed[6].check(address, 'ipv6')
}

/** True for an IP address of this machine. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
