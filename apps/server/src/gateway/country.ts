import type { IncomingHttpHeaders } from 'node:http'
import { isCountry } from '@fairground/places/countries'

/** Only a header that the operator of this machine has named is believed: any other may come from anybody. */
export const countryFrom = (
  headers: IncomingHttpHeaders,
  trustedHeader: string | undefined,
): string | undefined => {
  const told = trustedHeader === undefined ? undefined : headers[trustedHeader]
  return typeof told === 'string' && isCountry(told) ? told : undefined
}
