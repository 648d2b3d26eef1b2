import { expect, it } from 'vitest'
import { createChannelCounts, maxChannelsPerHome, maxChannelsPerNetwork } from './channel-counts.ts'

const fill = (counts: ReturnType<typeof createChannelCounts>, toAddress: (n: number) => string) => {
  let opened = 0
  while (counts.hasRoom(toAddress(opened))) counts.add(toAddress(opened++))
  return opened
}

it.each([
  ['one address of IPv4', () => '203.0.113.9', maxChannelsPerHome],
  ['one address of IPv4 that IPv6 contains', () => '::ffff:203.0.113.9', maxChannelsPerHome],
  ['a /64 of IPv6', (n: number) => `2001:db8:1:2::${n.toString(16)}`, maxChannelsPerHome],
  ['a /48 of IPv6', (n: number) => `2001:db8:1:${n.toString(16)}::1`, maxChannelsPerNetwork],
])('gives %s a limited number of channels', (_, toAddress, max) => {
  const counts = createChannelCounts(1)
  expect(fill(counts, toAddress)).toBe(max)
  for (const other of ['203.0.113.10', '2001:db8:2::1']) expect(counts.hasRoom(other)).toBe(true)
})

it('counts a channel until it is closed, once', () => {
  const counts = createChannelCounts(1)
  const release = counts.add('203.0.113.9')
  fill(counts, () => '203.0.113.9')
  release()
  release()
  expect(fill(counts, () => '203.0.113.9')).toBe(1)
})

it('multiplies the limits by the factor', () => {
  expect(fill(createChannelCounts(3), () => '203.0.113.9')).toBe(3 * maxChannelsPerHome)
})
