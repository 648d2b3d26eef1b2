import type { Tx } from '@fairground/database/transaction'

export const sealOf = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck_seal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const deckOf = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

/** The rounds used so far, in order. */
export const roundsOf = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck_round')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .orderBy('n')
    .execute()

export type RoundRow = Awaited<ReturnType<typeof roundsOf>>[number]

/** The cards dealt so far, in the order of sale. */
export const cardsOf = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck_card')
    .select(['seq', 'position', 'outcome', 'prize'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .orderBy('seq')
    .execute()
