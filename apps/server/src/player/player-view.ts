import type { Player } from '@fairground/contract/entities/players/player'
import { isRestricted } from '@fairground/rules/play/account-status'
import type { Vault } from '#vault/vault.ts'
import { openDetails } from './details.ts'
import type { PlayerRow } from './queries/players.ts'
import { toSelfLimits } from './self-limits.ts'

const getRestriction = ({ status, restricted_until: until }: PlayerRow): Pick<Player, 'restriction'> =>
  isRestricted(status) && until !== null ? { restriction: { kind: status, until } } : {}

/** A player as shown to themselves. Details that were not given yet are empty. */
export const playerView = (row: PlayerRow, vault: Vault): Player => {
  const details = openDetails(vault, { memberId: row.member_id, playerId: row.id }, row)
  return {
    id: row.id,
    username: row.username,
    ...(row.demo ? { demo: true } : {}),
    ...getRestriction(row),
    changePassword: row.change_password,
    details: {
      firstName: details?.firstName ?? '',
      lastName: details?.lastName ?? '',
      gender: details?.gender ?? null,
      birthdate: details?.birthdate ?? null,
      primaryAddressStreet: details?.address ?? '',
      primaryAddressCity: details?.city ?? '',
      primaryAddressState: details?.province ?? '',
      primaryAddressCountry: details?.addressCountry ?? null,
      primaryAddressPostalcode: details?.postCode ?? '',
      phoneMobile: details?.phoneMobile ?? '',
      ...(details?.phonePending && { phonePending: details.phonePending }),
      ...(details?.phoneHome && { phoneHome: details.phoneHome }),
      homePhoneVerified: details?.phoneHomeVerified ?? false,
      mobilePhoneVerified: row.phone_verified_at !== null,
      phoneVerifiedDate: row.phone_verified_at,
      country: row.country,
      primaryEmail: details?.email ?? '',
      ...(details?.emailPending && { emailPending: details.emailPending }),
      // Codes belong to one operator, so the friend plays at the same operator.
      referredByMemberId: row.is_referred ? row.member_id : null,
      languageId: row.language,
    },
    verification: {
      emailVerified: row.email_verified,
      emailVerifiedDate: row.email_verified_at,
      idVerified: row.id_verified_at !== null,
      idVerifiedDate: row.id_verified_at,
      verificationStatus: row.verification_status as Player['verification']['verificationStatus'],
      addressVerified: row.address_verified_at !== null,
      addressVerifiedDate: row.address_verified_at,
      phoneVerifiedDate: row.phone_verified_at,
      playerSegment: row.segment,
    },
    statistics: { lastDepositDate: row.last_deposit_at, lastPasswordChangeDate: row.password_changed_at },
    selfLimits: toSelfLimits(row),
  }
}
