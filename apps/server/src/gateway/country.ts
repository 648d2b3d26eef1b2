import type { IncomingHttpHeaders } from 'node:http'
import { isCountry } from '@fairground/places/countries'

/** Trusts only the configured header, because a client can send any other. */
export const parseCountryHeader = (
  headers: IncomingHttpHeaders,
  trustedHeader: string | undefined,
): string | undefined => {
  const country = trustedHeader === undefined ? undefined : headers[trustedHeader]
  return typeof country === 'string' && isCountry(country) ? country : undefined
}
