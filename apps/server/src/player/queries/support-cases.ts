import type { Tx } from '@fairground/database/transaction'

interface NewSupportCase {
  readonly memberId: number
  readonly playerId: number | null
  readonly code: string
  readonly sealed: Buffer
  readonly language: string
}

export const insertSupportCase = (
  tx: Tx,
  { memberId, playerId, code, sealed, language }: NewSupportCase,
): Promise<{ id: number; code: string }> =>
  tx
    .insertInto('support_case')
    .values({ member_id: memberId, code, player_id: playerId, sealed, language })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
