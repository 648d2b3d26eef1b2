import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import type { Tx } from '@fairground/database/transaction'

export type CampaignTerms = ProposalPayload<'startBonusCampaign'>['campaign']

/** Test worlds have no proposals. */
export const insertCampaign = async (
  tx: Tx,
  memberId: number,
  terms: CampaignTerms,
  proposalId: number | null,
): Promise<number> => {
  const { id } = await tx
    .insertInto('bonus_campaign')
    .values({
      member_id: memberId,
      kind: terms.kind,
      currency: terms.currency,
      amount: BigInt(terms.amount),
      wagering_times: terms.wageringTimes,
      use_days: terms.useDays,
      minimum_deposit: BigInt(terms.minimumDeposit),
      game_id: terms.gameId,
      every_play: terms.everyPlay,
      proposal_id: proposalId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns false if there is no active campaign with this number. */
export const endCampaign = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('bonus_campaign')
    .set({ active: false })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const readCampaigns = (tx: Tx, memberId: number, after: number, limit: number) =>
  tx
    .selectFrom('bonus_campaign')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export const findProfile = async (tx: Tx, memberId: number): Promise<string | undefined> => {
  const row = await tx.selectFrom('member').select('profile').where('id', '=', memberId).executeTakeFirst()
  return row?.profile
}
