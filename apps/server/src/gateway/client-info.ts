import type { IncomingMessage } from 'node:http'
import type { Config } from '#platform/config.ts'
import type { CallRequest } from '#operation/pipeline.ts'
import { parseCountryHeader } from './country.ts'

/** Reads address, country and user agent of a request, for REST calls and the channel. */
export type GetClientInfo = (
  request: IncomingMessage,
) => Pick<CallRequest, 'address' | 'country' | 'userAgent'>

const maxUserAgentLength = 400

export const createGetClientInfo =
  ({ countryHeader, trustedProxies }: Pick<Config, 'countryHeader' | 'trustedProxies'>): GetClientInfo =>
  request => ({
    address: findClientAddress(
      request.socket.remoteAddress ?? '',
      request.headers['x-forwarded-for'],
      trustedProxies,
    ),
    country: parseCountryHeader(request.headers, countryHeader),
    userAgent: request.headers['user-agent']?.slice(0, maxUserAgentLength),
  })

/** The nearest address that is not a trusted proxy. The client can forge every address before it. */
export const findClientAddress = (
  remote: string,
  forwarded: string | string[] | undefined,
  trusted: readonly string[],
): string => {
  const claimed = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .map(part => part.trim())
  const hops = [...claimed.filter(part => part !== ''), toPlainAddress(remote)]
  return hops.findLast(address => !trusted.includes(toPlainAddress(address))) ?? toPlainAddress(remote)
}

const toPlainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
