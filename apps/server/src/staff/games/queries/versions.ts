import type { GameTemplate, GameTerms } from '@fairground/contract/operator/game-template'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

const maxVersions = 100

export const findDraft = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game_draft')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()

export const saveDraft = async (
  tx: Tx,
  memberId: number,
  game: GameTemplate,
  staffId: number,
): Promise<void> => {
  const change = {
    template: JSON.stringify(game),
    changed_by: staffId,
    changed_at: sql<number>`clock_timestamp()`,
  }
  await tx
    .insertInto('game_draft')
    .values({ member_id: memberId, game_id: game.id, ...change })
    .onConflict(conflict => conflict.columns(['member_id', 'game_id']).doUpdateSet(change))
    .execute()
}

export const deleteDraft = async (tx: Tx, memberId: number, gameId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('game_draft')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

interface NewVersion {
  readonly terms: GameTerms
  readonly hash: Uint8Array
  readonly proposalId: number | null
}

/** The caller holds the lock of the game, so the numbers have no gap. */
export const insertVersion = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  { terms, hash, proposalId }: NewVersion,
): Promise<number> => {
  const { version } = await tx
    .insertInto('game_version')
    .values({
      member_id: memberId,
      game_id: gameId,
      version: sql<number>`(SELECT coalesce(max(version), 0) + 1 FROM game_version
                             WHERE member_id = ${memberId} AND game_id = ${gameId})`,
      terms: JSON.stringify(terms),
      hash: Buffer.from(hash),
      proposal_id: proposalId,
    })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export const readVersions = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game_version')
    .select(['version', 'hash', 'proposal_id', 'at'])
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .orderBy('version', 'desc')
    .limit(maxVersions)
    .execute()

export const findVersion = (tx: Tx, memberId: number, gameId: number, version: number) =>
  tx
    .selectFrom('game_version')
    .select(['terms', 'hash'])
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('version', '=', version)
    .executeTakeFirst()
