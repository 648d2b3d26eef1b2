import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export const hasPlayer = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<boolean> => {
  const row = await tx
    .selectFrom('player')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}

export interface FlagPage {
  readonly isOpen: boolean
  readonly after: number
  readonly limit: number
}

/** Flags with their players, the oldest first. */
export const readFlags = (tx: Tx, memberId: number, { isOpen, after, limit }: FlagPage) =>
  tx
    .selectFrom('player_flag as f')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 'f.member_id').onRef('p.id', '=', 'f.player_id'),
    )
    .select([
      'f.id',
      'f.player_id',
      'p.username',
      'f.points',
      'f.reasons',
      'f.opened_at',
      'f.due_at',
      'f.acted_at',
      'f.handled_at',
      sql<boolean>`f.handled_at IS NULL AND f.due_at < clock_timestamp()`.as('overdue'),
    ])
    .where('f.member_id', '=', memberId)
    .where('f.handled_at', isOpen ? 'is' : 'is not', null)
    .where('f.id', '>', after)
    .orderBy('f.id')
    .limit(limit)
    .execute()

/** The indicators of the last 90 days, newest first. */
export const readIndicators = async (tx: Tx, { memberId, playerId }: PlayerKey, limit: number) =>
  tx
    .selectFrom('player_indicator')
    .select(['day', 'indicator', 'level', 'figures', 'rules_version', 'found_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('day', '>', sql<number>`floor(extract(epoch FROM clock_timestamp()) / 86400)::int - 90`)
    .orderBy('day', 'desc')
    .orderBy('indicator')
    .limit(limit)
    .execute()

/** Closes the player's open flag. Returns its number, or null if there is none. */
export const handleOpenFlag = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<number | null> => {
  const row = await tx
    .updateTable('player_flag')
    .set({ handled_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('handled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface NewInteraction extends PlayerKey {
  readonly flagId: number | null
  readonly kind: string
  readonly outcome: string
  readonly sealedNote: Buffer
  readonly madeBy: string
}

export const insertInteraction = (tx: Tx, row: NewInteraction) =>
  tx
    .insertInto('interaction')
    .values({
      member_id: row.memberId,
      player_id: row.playerId,
      flag_id: row.flagId,
      kind: row.kind,
      outcome: row.outcome,
      sealed_note: row.sealedNote,
      made_by: row.madeBy,
    })
    .returning(['id', 'evaluate_at'])
    .executeTakeFirstOrThrow()

export interface InteractionPage {
  readonly playerId: number | undefined
  readonly after: number
  readonly limit: number
}

export const readInteractions = (tx: Tx, memberId: number, { playerId, after, limit }: InteractionPage) =>
  tx
    .selectFrom('interaction as i')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 'i.member_id').onRef('p.id', '=', 'i.player_id'),
    )
    .select([
      'i.id',
      'i.player_id',
      'p.username',
      'i.flag_id',
      'i.kind',
      'i.outcome',
      'i.sealed_note',
      'i.made_by',
      'i.made_at',
      'i.evaluate_at',
      'i.evaluation',
    ])
    .where('i.member_id', '=', memberId)
    .where('i.id', '>', after)
    .$if(playerId !== undefined, query => query.where('i.player_id', '=', playerId ?? 0))
    .orderBy('i.id')
    .limit(limit)
    .execute()
