import { minimumAge } from '@fairground/contract/constants'
import type { Member } from './members.ts'

export const defaultCountryOf = ({ settings }: Member): string => settings.defaultCountry ?? 'GB'

/** An operator may demand more years than the platform, never fewer. */
export const minimumAgeAt = ({ settings }: Member): number =>
  Math.max(minimumAge, settings.minimumAge ?? minimumAge)

export const isBlockedCountry = ({ settings }: Member, country: string): boolean =>
  settings.blockedCountries?.includes(country) ?? false
