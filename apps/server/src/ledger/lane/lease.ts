import { isProfileName, PROFILES } from '@fairground/rules/profile'
import type { MemberClient } from '#ledger/member-client.ts'
import type { MemberRules } from '#ledger/book/loaded.ts'
import type { BatchHead } from '#ledger/receipts/receipt-batch.ts'

/** 1,000.00 in a currency with cents. */
export const defaultFourEyesFrom = '100000'

export const leaseMs = 3000
export const renewEveryMs = 1000

/** Takes or renews the lease of an operator's lane, by the database clock. A takeover increments the epoch. */
export const takeLease = async (
  client: MemberClient,
  memberId: number,
  owner: string,
): Promise<bigint | undefined> => {
  const { rows } = await client.query<{ epoch: bigint }>(
    `UPDATE lane
        SET epoch = CASE WHEN owner = $2::uuid THEN epoch ELSE epoch + 1 END,
            owner = $2::uuid,
            lease_until = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
      WHERE member_id = $1 AND (owner = $2::uuid OR lease_until < clock_timestamp())
      RETURNING epoch`,
    [memberId, owner, leaseMs],
  )
  return rows[0]?.epoch
}

/** Returns the lease at shutdown, so that the next lane does not wait for its expiry. */
export const returnLease = async (client: MemberClient, memberId: number, owner: string): Promise<void> => {
  await client.query(`UPDATE lane SET lease_until = '-infinity' WHERE member_id = $1 AND owner = $2::uuid`, [
    memberId,
    owner,
  ])
}

export interface LaneHead extends BatchHead {
  readonly journalId: bigint
  readonly journalHash: Uint8Array
  readonly member: MemberRules
  /** The database clock at the start of the batch. */
  readonly fencedAt: number
  /** How often rows of players have changed. */
  readonly playerChanges: bigint
}

export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** First step of every batch: a lane that was paused past its lease sees another epoch here and stops. */
export const fence = async (client: MemberClient, memberId: number, epoch: bigint): Promise<LaneHead> => {
  const { rows } = await client.query<{
    epoch: bigint
    journalId: bigint
    journalHash: Buffer
    batchN: bigint
    batchHash: Buffer
    profile: string
    settings: {
      emailVerifiedEnabled?: boolean
      freerollNoDeposits?: boolean
      spendBonusFirst?: boolean
      /** In minor units. Withdrawals from this amount on need two staff members. */
      withdrawalFourEyesFrom?: string
      /** In minor units. The routing rule approves no larger withdrawal. */
      withdrawalAutomaticTo?: string
    }
    inMaintenance: boolean
    fencedAt: number
    playerChanges: bigint
  }>(
    `SELECT l.epoch, l.journal_id AS "journalId", l.journal_hash AS "journalHash",
            l.receipt_batch_n AS "batchN", l.receipt_batch_hash AS "batchHash",
            l.player_changes AS "playerChanges", m.profile, m.settings,
            clock_timestamp() AS "fencedAt",
            EXISTS (SELECT FROM site_notice n
                     WHERE n.member_id = l.member_id AND n.kind = 'maintenance' AND n.status = 'active') AS "inMaintenance"
       FROM lane l JOIN member m ON m.id = l.member_id
      WHERE l.member_id = $1 FOR NO KEY UPDATE OF l`,
    [memberId],
  )
  const row = rows[0]
  if (!row || row.epoch !== epoch)
    throw new LeaseLost(`lane of member ${memberId}: epoch is ${row?.epoch}, expected ${epoch}`)
  const profileName = isProfileName(row.profile) ? row.profile : 'strict'
  const profile = PROFILES[profileName]
  return {
    journalId: row.journalId,
    journalHash: new Uint8Array(row.journalHash),
    batchN: row.batchN,
    batchHash: new Uint8Array(row.batchHash),
    fencedAt: row.fencedAt,
    playerChanges: row.playerChanges,
    member: {
      acceptingPlays: !row.inMaintenance,
      emailVerifiedEnabled: row.settings.emailVerifiedEnabled ?? false,
      freerollNoDeposits: row.settings.freerollNoDeposits ?? false,
      identityBeforeMoneyPlay: profile.identityBeforeMoneyPlay,
      moneyPlayFromUnknownCountry: profile.moneyPlayFromUnknownCountry,
      withdrawalFourEyesFrom: BigInt(row.settings.withdrawalFourEyesFrom ?? defaultFourEyesFrom),
      withdrawalAutomaticTo: BigInt(row.settings.withdrawalAutomaticTo ?? '0'),
      profile: profileName,
      spendBonusFirst: row.settings.spendBonusFirst ?? false,
      pendingWithdrawalCancellable: profile.pendingWithdrawalCancellable,
    },
  }
}
