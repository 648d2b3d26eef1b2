import { expect, it } from 'vitest'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { readAddressRanges } from './address-ranges.ts'

const isInside = readAddressRanges('TEST', [
  '10.1.0.0/16',
  '192.0.2.7',
  'fd00:1::/32',
  '2001:db8::5',
  ' 198.51.100.0/31',
])

it.each([
  ['10.1.255.255', true],
  ['10.2.0.0', false],
  ['::ffff:10.1.2.3', true],
  ['::FFFF:10.2.2.3', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['fd00:1:ffff::9', true],
  ['fd00:2::9', false],
  ['2001:0db8:0:0::5', true],
  ['2001:db8::6', false],
  ['198.51.100.1', true],
  ['198.51.100.2', false],
  ['', false],
  ['unknown', false],
  ['10.1.0.1:80', false],
  ['10.1', false],
])('finds %s: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})

it('contains nothing without ranges', () => {
  expect(readAddressRanges('TEST', [])('127.0.0.1')).toBe(false)
})

it.each([
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0.0/',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '10.0.0/8',
  'proxy',
  '::1/x',
])('refuses %s with the name of the setting', range => {
  expect(() => readAddressRanges('TEST', [range])).toThrow(BadConfiguration)
  expect(() => readAddressRanges('TEST', [range])).toThrow(`TEST: ${range} is not an address`)
})
