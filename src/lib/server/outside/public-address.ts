import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose IPv4 ranges, and the ranges of 2000::/3 that embed other addresses. */
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

/** Whether an IP address is on the public internet: not loopback, private or reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  // All other IPv6 ranges are local, reserved or embed an IPv4 address.
  return family === 6 && given6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
