import type { IncomingMessage } from 'node:http'
import { type InRanges, toPlainAddress } from '#platform/network/address-ranges.ts'
import type { Config } from '#platform/config.ts'
import type { CallRequest } from '#operation/pipeline.ts'
import { parseCountryHeader } from './country.ts'

/** Reads address, country and user agent of a request, for REST calls and the channel. */
export type GetClientInfo = (
  request: IncomingMessage,
) => Pick<CallRequest, 'address' | 'country' | 'userAgent'>

const maxUserAgentLength = 400

export const createGetClientInfo =
  ({ countryHeader, isTrustedProxy }: Pick<Config, 'countryHeader' | 'isTrustedProxy'>): GetClientInfo =>
  ({ socket, headers }) => {
    const remote = socket.remoteAddress ?? ''
    return {
      address: findClientAddress(remote, headers['x-forwarded-for'], isTrustedProxy),
      // A client that reaches the gateway directly can send any country.
      country: isTrustedProxy(remote) ? parseCountryHeader(headers, countryHeader) : undefined,
      userAgent: headers['user-agent']?.slice(0, maxUserAgentLength),
    }
  }

/** The nearest address that is not a trusted proxy. The client can forge every address before it. */
export const findClientAddress = (
  remote: string,
  forwarded: string | string[] | undefined,
  isTrustedProxy: InRanges,
): string => {
  const claimed = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .map(part => toPlainAddress(part.trim()))
  const hops = [...claimed.filter(part => part !== ''), toPlainAddress(remote)]
  return hops.findLast(address => !isTrustedProxy(address)) ?? toPlainAddress(remote)
}
