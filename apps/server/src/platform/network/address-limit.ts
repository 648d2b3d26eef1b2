import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressBlocks } from './address-blocks.ts'

export interface Rate {
  readonly points: number
  readonly seconds: number
}

/** A block of addresses that is counted, with its share of the limit. */
export interface CountedBlock {
  readonly block: string
  readonly factor: number
}

/** One customer can hold a whole /48 of IPv6, and many households can share one. */
const networkFactor = 10

/** A household has the limit once. A /48 of IPv6 has a higher ceiling, because a sender can use all its households. */
export const getCountedBlocks = (address: string): readonly CountedBlock[] => {
  const { home, network } = addressBlocks(address)
  const counted = [{ block: home, factor: 1 }]
  return home.includes(':') ? [...counted, { block: `${network}::`, factor: networkFactor }] : counted
}

/** Returns 0, or the milliseconds until the address may try again. Each scope is counted separately. */
export type AddressTurns = (address: string, scope?: string | number, cost?: number) => Promise<number>

/** Counts calls per address block in this process. */
export const createAddressTurns = ({ points, seconds }: Rate): AddressTurns => {
  const limiters = new Map(
    [1, networkFactor].map(factor => [
      factor,
      new RateLimiterMemory({ points: points * factor, duration: seconds }),
    ]),
  )
  return async (address, scope = '', cost = 1) => {
    for (const { block, factor } of getCountedBlocks(address)) {
      const waitMs = await take(limiters.get(factor)!, `${scope}/${block}`, cost)
      if (waitMs > 0) return waitMs
    }
    return 0
  }
}

/** Returns false when the address has used up its limit. Each scope is counted separately. */
export type AddressLimit = (address: string, scope?: string | number) => Promise<boolean>

/** Limits calls per address block in this process. */
export const createAddressLimit = (rate: Rate): AddressLimit => {
  const takeTurn = createAddressTurns(rate)
  return async (address, scope) => (await takeTurn(address, scope)) === 0
}

const take = async (limiter: RateLimiterMemory, key: string, cost: number): Promise<number> => {
  try {
    await limiter.consume(key, cost)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext)
    throw refused
  }
}
