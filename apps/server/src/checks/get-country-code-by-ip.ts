import { getDefaultCountry } from '#operator/country-rules.ts'
import type { Handler } from '#operation/handler.ts'

/** Prefills forms. An unknown country stays empty if the operator's profile refuses it. */
export const getCountryCodeByIp: Handler<'getCountryCodeByIp'> = (_, { member, country }) => ({
  countryCode: country ?? (member.profile.moneyPlayFromUnknownCountry ? getDefaultCountry(member) : ''),
})
