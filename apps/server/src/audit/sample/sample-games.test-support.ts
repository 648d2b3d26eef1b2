import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import { inMember } from '@fairground/database/transaction'
import type { Pool } from 'pg'
import { hashVersion } from '#kinds/terms-version.ts'
import { toTemplate } from '#staff/games/live-terms.ts'
import { findGame } from '#staff/games/queries/games.ts'
import { insertPlanned } from '#staff/games/queries/schedules.ts'
import { saveDraft } from '#staff/games/queries/versions.ts'
import { addClosure } from '#staff/games/schedules.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'
import type { SampleStaff } from './sample-staff.test-support.ts'

const dayMs = 86_400_000

interface SampleGames {
  readonly memberId: number
  readonly gameId: number
  /** An instance that staff voided and the ledger refunded. */
  readonly refunded: number
}

/** Adds what staff decided about games: changed terms, a voided instance, a retired game and settings of money. */
export const addGameDecisions = async (
  owner: Pool,
  { memberId, gameId, refunded }: SampleGames,
): Promise<void> => {
  const sql = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await owner.query<R>(text, [...values])).rows
  const decide = async (kind: ProposalKind, subject: string, payload: object): Promise<number> => {
    const { proposalId } = await insertApprovedProposal(sql, { memberId, kind, subject, payload })
    await sql(`UPDATE proposal SET status = 'executed' WHERE member_id = $1 AND id = $2`, [
      memberId,
      proposalId,
    ])
    return proposalId
  }
  const [row] = await sql<{ terms: { playerMax: number } }>(
    'SELECT game_terms(g) AS terms FROM game g WHERE member_id = $1 AND id = $2',
    [memberId, gameId],
  )
  const { terms } = row!
  const first = { ...terms, playerMax: terms.playerMax - 1 }
  const basedOn = Buffer.from(hashVersion(first)).toString('hex')
  const changed = await decide('changeGame', `game/${gameId}`, { gameId, basedOn, terms })
  for (const [version, each, proposalId] of [
    [1, first, null],
    [2, terms, changed],
  ] as const)
    await sql(
      'INSERT INTO game_version (member_id, game_id, version, terms, hash, proposal_id) VALUES ($1, $2, $3, $4, $5, $6)',
      [memberId, gameId, version, each, Buffer.from(hashVersion(each)), proposalId],
    )
  const voided = await decide('voidInstance', `instance/${refunded}/void`, { instanceId: refunded })
  await sql(
    `INSERT INTO instance_event (member_id, instance_id, n, kind, facts)
     SELECT $1, $2, coalesce(max(n), 0) + 1, 'voided', jsonb_build_object('proposal', $3::integer)
       FROM instance_event WHERE member_id = $1 AND instance_id = $2`,
    [memberId, refunded, voided],
  )
  await sql(
    `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule,
                       active, retired_at)
     SELECT member_id, 8, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule,
            false, clock_timestamp() FROM game WHERE member_id = $1 AND id = $2`,
    [memberId, gameId],
  )
  await decide('retireGame', 'game/8/retirement', { gameId: 8 })
  await decide('changeMoneySettings', 'money-settings', {
    settings: { withdrawalFourEyesFrom: '1000' },
    unset: [],
  })
}

/** A draft that changes the game, a closed day and an instance besides the schedule. */
export const addGamePlans = async (
  { console, acting, staffId }: SampleStaff,
  gameId: number,
): Promise<void> => {
  const memberId = acting.member.id
  const from = Date.now() + 30 * dayMs
  await inMember(console.db, memberId, async tx => {
    const game = await findGame(tx, memberId, gameId)
    await saveDraft(tx, memberId, { ...toTemplate(game!), title: 'Three of thirteen' }, staffId)
    await insertPlanned(tx, memberId, { gameId, startAt: from - dayMs, registrationEndAt: from - dayMs })
  })
  await addClosure(console, acting, { gameId, title: 'Holiday', from, until: from + dayMs, reason: '' })
}
