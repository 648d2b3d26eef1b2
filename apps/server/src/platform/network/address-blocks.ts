import { toPlainAddress } from './address-ranges.ts'

export interface AddressBlocks {
  /** Identifies one household: an IPv4 address, or a /64 of IPv6. */
  readonly home: string
  /** The surrounding network: a /24 of IPv4, or a /48 of IPv6. */
  readonly network: string
}

export const addressBlocks = (address: string): AddressBlocks => {
  const plain = toPlainAddress(address)
  if (!plain.includes(':')) return { home: plain, network: plain.slice(0, plain.lastIndexOf('.')) }
  const groups = expandIpv6(plain.replace(/%.*$/, ''))
  return { home: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') }
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
const expandIpv6 = (address: string): string[] => {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = splitGroups(before)
  const tail = splitGroups(after ?? '')
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
}

const splitGroups = (text: string): string[] =>
  text === '' ? [] : text.split(':').map(group => group.replace(/^0+(?=.)/, ''))
