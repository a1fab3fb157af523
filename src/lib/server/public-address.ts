import { BlockList, isIP } from 'node:net'

/** What IANA keeps for special use among IPv4, and the parts of 2000::/3 that lead elsewhere than they say. */
const special = new BlockList()
const kept4 = [
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
  '224.0.0.0/3',
]
const kept6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
for (const [list, family] of [
  [kept4, 'ipv4'],
  [kept6, 'ipv6'],
] as const)
  for (const range of list) {
    const [start = '', bits] = range.split('/')
    special.addSubnet(start, Number(bits), family)
  }

const given6 = new BlockList()
given6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the open internet: not this machine, not a network of ours, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  // Everything else of IPv6 is local, reserved or an IPv4 address in another dress.
  return family === 6 && given6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
