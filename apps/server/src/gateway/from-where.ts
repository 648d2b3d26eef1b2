import type { IncomingMessage } from 'node:http'
import type { Config } from '#config.ts'
import type { Ask } from '#operation/pipeline.ts'
import { countryFrom } from './country.ts'

/** Where a call comes from, by either transport. */
export type FromWhere = (request: IncomingMessage) => Pick<Ask, 'address' | 'country' | 'userAgent'>

const longestUserAgent = 400

export const createFromWhere =
  ({ countryHeader, trustedProxies }: Pick<Config, 'countryHeader' | 'trustedProxies'>): FromWhere =>
  request => ({
    address: addressFrom(
      request.socket.remoteAddress ?? '',
      request.headers['x-forwarded-for'],
      trustedProxies,
    ),
    country: countryFrom(request.headers, countryHeader),
    userAgent: request.headers['user-agent']?.slice(0, longestUserAgent),
  })

/** The first address, seen from us, that is not a proxy of ours. What stands before it may be invented. */
export const addressFrom = (
  remote: string,
  forwarded: string | string[] | undefined,
  trusted: readonly string[],
): string => {
  const said = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .map(part => part.trim())
  const way = [...said.filter(part => part !== ''), plain(remote)]
  return way.findLast(address => !trusted.includes(plain(address))) ?? plain(remote)
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
