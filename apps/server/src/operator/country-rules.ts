import { minimumAge } from '@fairground/contract/constants'
import type { Member } from './members.ts'

export const getDefaultCountry = ({ settings }: Member): string => settings.defaultCountry ?? 'GB'

/** An operator can raise the platform's minimum age but not lower it. */
export const getMinimumAge = ({ settings }: Member): number =>
  Math.max(minimumAge, settings.minimumAge ?? minimumAge)

export const isBlockedCountry = ({ settings }: Member, country: string): boolean =>
  settings.blockedCountries?.includes(country) ?? false
