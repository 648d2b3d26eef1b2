import { expect, it } from 'vitest'
import { findClientAddress } from './client-info.ts'

const proxies = ['10.0.0.1', '10.0.0.2']

it.each([
  ['nobody is trusted by default', '198.51.100.7', '203.0.113.9', [], '198.51.100.7'],
  ['a stranger is not believed', '198.51.100.7', '203.0.113.9', proxies, '198.51.100.7'],
  ['a proxy is believed', '10.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
  ['also as IPv6 writes it', '::ffff:10.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
  [
    'of a chain the last that is not ours',
    '10.0.0.1',
    '1.2.3.4, 203.0.113.9, 10.0.0.2',
    proxies,
    '203.0.113.9',
  ],
  ['a proxy that says nothing', '10.0.0.1', undefined, proxies, '10.0.0.1'],
] as const)('%s', (_, remote, forwarded, trusted, address) => {
  expect(findClientAddress(remote, forwarded, trusted)).toBe(address)
})
