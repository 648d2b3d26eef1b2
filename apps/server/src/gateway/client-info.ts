import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { findClientAddress } from '#platform/network/client-address.ts'
import type { Config } from '#platform/config.ts'
import type { CallRequest } from '#operation/pipeline.ts'
import { readPreviewCookie } from './cookie/preview-cookie.ts'
import { parseCountryHeader } from './country.ts'

export interface ClientInfo extends Pick<CallRequest, 'address' | 'country' | 'userAgent' | 'preview'> {
  /** The host that was called, and the page that called it. */
  readonly site: Pick<IncomingHttpHeaders, 'host' | 'origin'>
}

/** Reads address, country, user agent and site of a request, for REST calls and the channel. */
export type GetClientInfo = (request: IncomingMessage) => ClientInfo

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
      preview: readPreviewCookie(headers),
      site: { host: headers.host, origin: headers.origin },
    }
  }
