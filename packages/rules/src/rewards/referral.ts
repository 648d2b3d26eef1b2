/** What the stored digests show about a player and the friend who registered through their link. */
export interface ReferralLink {
  readonly samePerson: boolean
  readonly sameCard: boolean
  readonly sameDevice: boolean
  readonly sameNetwork: boolean
}

export type ReferralRefusal = keyof ReferralLink | 'enoughRewards' | 'noReward'

/**
 * Why a friend is never rewarded. A device alone is only a name like "Firefox on Linux", so it counts with the network
 * of the household.
 */
export const findReferralRefusal = (link: ReferralLink): ReferralRefusal | null => {
  if (link.samePerson) return 'samePerson'
  if (link.sameCard) return 'sameCard'
  if (!link.sameNetwork) return null
  return link.sameDevice ? 'sameDevice' : 'sameNetwork'
}

/** Without 0/O and 1/I/L, so that a code can be read aloud and typed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 8
const codePattern = new RegExp(`^[${alphabet}]{${codeLength}}$`)

/** `pickIndex` returns a random index below its argument. */
export const makeReferralCode = (pickIndex: (choices: number) => number): string =>
  Array.from({ length: codeLength }, () => alphabet[pickIndex(alphabet.length)]).join('')

/** Returns the code as it is stored, or undefined if the text cannot be one. */
export const parseReferralCode = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return codePattern.test(code) ? code : undefined
}
