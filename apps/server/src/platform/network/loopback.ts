import { readAddressRanges } from './address-ranges.ts'

const isLoopbackAddress = readAddressRanges('loopback', ['127.0.0.0/8', '::1'])

/** Tests whether a host, as a URL writes it, is this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'))
