import { addressBlocks } from '#platform/network/address-blocks.ts'

/** A hall or a mobile network can share one address; an idle channel holds about 20 KB. */
export const maxChannelsPerHome = 200
/** A provider can give one customer a /48 of IPv6, with 65,536 homes. */
export const maxChannelsPerNetwork = 1000

export interface ChannelCounts {
  hasRoom(address: string): boolean
  /** Counts a channel until the returned function is called. */
  add(address: string): () => void
}

/** Counts the open channels of each address block, over all transports. `factor` raises the limits for load tests. */
export const createChannelCounts = (factor: number): ChannelCounts => {
  const counts = new Map<string, number>()
  const change = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  return {
    hasRoom: address => toLimits(address).every(({ key, max }) => (counts.get(key) ?? 0) < max * factor),
    add(address) {
      const keys = toLimits(address).map(({ key }) => key)
      for (const key of keys) change(key, 1)
      return () => {
        for (const key of keys.splice(0)) change(key, -1)
      }
    },
  }
}

/** Neighbours in a network of IPv4 are strangers, so only a network of IPv6 has a limit. */
const toLimits = (address: string): { readonly key: string; readonly max: number }[] => {
  const { home, network } = addressBlocks(address)
  const ofHome = { key: home, max: maxChannelsPerHome }
  return home.includes(':') ? [ofHome, { key: `${network}::`, max: maxChannelsPerNetwork }] : [ofHome]
}
