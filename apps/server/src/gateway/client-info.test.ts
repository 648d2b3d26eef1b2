import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { readAddressRanges } from '#platform/network/address-ranges.ts'
import { findClientAddress } from '#platform/network/client-address.ts'
import { createGetClientInfo } from './client-info.ts'

const proxies = ['10.0.0.0/30', 'fd00::/64']

it.each([
  ['no proxy is trusted by default', '198.51.100.7', '203.0.113.9', [], '198.51.100.7'],
  ['another address is not believed', '198.51.100.7', '203.0.113.9', proxies, '198.51.100.7'],
  ['an address beside the range is not believed', '10.0.0.4', '203.0.113.9', proxies, '10.0.0.4'],
  ['a proxy is believed', '10.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
  ['a proxy with IPv6 is believed', 'fd00::7', '2001:db8::9', proxies, '2001:db8::9'],
  ['also as IPv6 writes it', '::ffff:10.0.0.1', '::ffff:203.0.113.9', proxies, '203.0.113.9'],
  [
    'the last address of a chain that is not a proxy',
    '10.0.0.1',
    '1.2.3.4, 203.0.113.9, 10.0.0.2',
    proxies,
    '203.0.113.9',
  ],
  ['a proxy without a header', '10.0.0.1', undefined, proxies, '10.0.0.1'],
] as const)('%s', (_, remote, forwarded, trusted, address) => {
  expect(findClientAddress(remote, forwarded, readAddressRanges('TEST', trusted))).toBe(address)
})

it.each([
  ['a proxy', '10.0.0.1', 'FR'],
  ['a proxy as IPv6 writes it', '::ffff:10.0.0.2', 'FR'],
  ['a client that forges the header', '198.51.100.7', undefined],
])('the country from %s', (_, remoteAddress, country) => {
  const getClientInfo = createGetClientInfo({
    countryHeader: 'x-country',
    isTrustedProxy: readAddressRanges('TEST', proxies),
  })
  // A client also claims to be a proxy.
  const headers = { 'x-country': 'FR', 'x-forwarded-for': '10.0.0.1' }
  const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage
  expect(getClientInfo(request).country).toBe(country)
})
