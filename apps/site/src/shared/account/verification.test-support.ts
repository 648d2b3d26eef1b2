import type { Player } from '@fairground/contract/entities/players/player'

/** A player without any verification. */
export const unverified: Player['verification'] = {
  emailVerified: false,
  emailVerifiedDate: null,
  idVerified: false,
  idVerifiedDate: null,
  verificationStatus: null,
  addressVerified: false,
  addressVerifiedDate: null,
  phoneVerifiedDate: null,
  playerSegment: null,
}
