import { type AddressLimit, createAddressLimit } from '#platform/network/address-limit.ts'
import { maxChannelsPerHome } from './channel-counts.ts'

/** Limits how fast an address opens connections over HTTP. Many players of a hall can share one address. */
export const createOpeningLimit = (factor: number): AddressLimit =>
  createAddressLimit({ points: 50 * factor, seconds: 1 })

/** All channels of an address may reconnect at once; after that it may open ten a second. */
export const createSocketLimit = (factor: number): AddressLimit =>
  createAddressLimit({ points: maxChannelsPerHome * factor, seconds: maxChannelsPerHome / 10 })
