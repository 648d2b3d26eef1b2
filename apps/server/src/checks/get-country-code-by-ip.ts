import { defaultCountryOf } from '#member/home-rules.ts'
import type { Handler } from '#operation/handler.ts'

/** For filling in forms. What is unknown stays unknown where the rules are strict. */
export const getCountryCodeByIp: Handler<'getCountryCodeByIp'> = (_, { member, country }) => ({
  countryCode: country ?? (member.profile.moneyPlayFromUnknownCountry ? defaultCountryOf(member) : ''),
})
