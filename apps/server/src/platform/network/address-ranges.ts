import { BlockList, isIP } from 'node:net'
import { BadConfiguration } from '#platform/bad-configuration.ts'

/** Tests whether an address lies in one of the ranges. A text that is no address does not. */
export type InRanges = (address: string) => boolean

const families = { 4: { name: 'ipv4', bits: 32 }, 6: { name: 'ipv6', bits: 128 } } as const

/** Reads single addresses and CIDR ranges of IPv4 and IPv6. */
export const readAddressRanges = (setting: string, ranges: readonly string[]): InRanges => {
  const list = new BlockList()
  for (const range of ranges) addRange(list, range.trim(), setting)
  return text => {
    const address = toPlainAddress(text)
    const family = isIP(address)
    return (family === 4 || family === 6) && list.check(address, families[family].name)
  }
}

/** Writes an IPv4 address that a socket of both families reports, such as ::ffff:10.0.0.1, as IPv4. */
export const toPlainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const addRange = (list: BlockList, range: string, setting: string): void => {
  const [address = '', prefix, ...rest] = range.split('/')
  const family = isIP(address)
  const isWhole = prefix === undefined || /^\d{1,3}$/.test(prefix)
  if ((family !== 4 && family !== 6) || !isWhole || rest.length > 0) throw notRange(setting, range)
  const { name, bits } = families[family]
  const length = prefix === undefined ? bits : Number(prefix)
  if (length > bits) throw notRange(setting, range)
  list.addSubnet(address, length, name)
}

const notRange = (setting: string, range: string) =>
  new BadConfiguration(`${setting}: ${range} is not an address. Write 10.0.0.1, 10.0.0.0/8 or fd00::/8`)
