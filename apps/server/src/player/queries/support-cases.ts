import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

interface NewSupportCase {
  readonly memberId: number
  readonly playerId: number | null
  readonly code: string
  readonly sealed: Buffer
  readonly language: string
  readonly answerHours: number
}

const dueIn = (hours: number) => sql<number>`clock_timestamp() + make_interval(hours => ${hours})`

export const insertSupportCase = (
  tx: Tx,
  { memberId, playerId, code, sealed, language, answerHours }: NewSupportCase,
): Promise<{ id: number; code: string }> =>
  tx
    .insertInto('support_case')
    .values({ member_id: memberId, code, player_id: playerId, sealed, language, due_at: dueIn(answerHours) })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()

export const lockCaseOfPlayer = (tx: Tx, { memberId, playerId }: PlayerKey, code: string) =>
  tx
    .selectFrom('support_case')
    .select(['id', 'status', 'sealed_answers'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

/** A further message to an open case does not move its deadline. */
export const reopenCase = async (
  tx: Tx,
  memberId: number,
  id: number,
  {
    sealed,
    answerHours,
    isOpen,
  }: { readonly sealed: Buffer; readonly answerHours: number; readonly isOpen: boolean },
): Promise<void> => {
  await tx
    .updateTable('support_case')
    .set({
      status: 'open',
      sealed_answers: sealed,
      ...(!isOpen && { waiting_since: sql<number>`clock_timestamp()`, due_at: dueIn(answerHours) }),
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
