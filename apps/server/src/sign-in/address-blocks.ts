export interface AddressBlocks {
  /** One household: an IPv4 address, or the 64 bits of an IPv6 network. */
  readonly home: string
  /** Its surroundings: 24 bits of IPv4, or 48 of IPv6. */
  readonly network: string
}

export const addressBlocks = (address: string): AddressBlocks => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return { home: plain, network: plain.split('.').slice(0, 3).join('.') }
  const groups = expanded(plain)
  return { home: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') }
}

/** The eight groups of an IPv6 address, without leading zeros. */
const expanded = (address: string): string[] => {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
}

const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').map(group => group.replace(/^0+(?=.)/, ''))
