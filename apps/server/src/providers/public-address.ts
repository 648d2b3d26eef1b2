import { isIP } from 'node:net'
import { readAddressRanges } from '#platform/network/address-ranges.ts'

/** Private, local, shared and reserved ranges. Those of IPv6 lie inside 2000::/3, or contain an address of IPv4. */
const isReserved = readAddressRanges('reserved ranges', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
])

const isGlobalIpv6 = readAddressRanges('global ranges', ['2000::/3'])

/** Whether an address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean =>
  (isIP(address) === 4 || isGlobalIpv6(address)) && !isReserved(address)
