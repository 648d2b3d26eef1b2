import type { CardReveal, DeckCard, DeckRound } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { losing } from '@fairground/fair/instant/deck-table'
import { type Selectable, sql } from 'kysely'

export type DealtRow = Pick<Selectable<DeckCard>, 'seq' | 'outcome' | 'prize'> &
  Pick<Selectable<DeckRound>, 'link' | 'round' | 'signature' | 'seed'> & {
    readonly [K in 'opened' | 'ended']: Selectable<CardReveal>[K] | null
  }

/** The dealt cards of these tickets with the beacon rounds that decided them and the places opened so far. */
export const findDealtRows = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  seqs: readonly number[],
): Promise<DealtRow[]> => {
  const { rows } = await sql<DealtRow>`
    SELECT c.seq, c.outcome, c.prize, r.link, r.round, r.signature, r.seed, v.opened, v.ended
      FROM deck_card c
      JOIN deck_round r USING (member_id, instance_id, n)
      LEFT JOIN card_reveal v USING (member_id, instance_id, seq)
     WHERE c.member_id = ${memberId} AND c.instance_id = ${instanceId} AND c.seq = ANY(${sql.val(seqs)})`.execute(
    tx,
  )
  return rows
}

/** The dealt cards with a prize in the order of sale. */
export const findWinningCards = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('deck_card')
    .select(['seq', 'outcome'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('outcome', '<>', losing)
    .orderBy('seq')
    .execute()

/** The positions of the cards of these tickets, in the order of sale. */
export const readPositions = (
  tx: Tx,
  memberId: number,
  instanceId: number,
  { after, upTo }: { readonly after: number; readonly upTo: number },
) =>
  tx
    .selectFrom('deck_card')
    .select(['seq', 'position'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute()

/** Cards are dealt in the order of sale, so the last number is the count. */
export const countDealt = async (tx: Tx, memberId: number, instanceId: number): Promise<number> => {
  const { rows } = await sql<{ dealt: number }>`
    SELECT coalesce(max(seq), 0) AS dealt FROM deck_card WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(
    tx,
  )
  return rows[0]!.dealt
}

/** The tickets that were refunded, because no card could be dealt. */
export const countRefunded = async (tx: Tx, memberId: number, instanceId: number): Promise<number> => {
  const { refunded } = await tx
    .selectFrom('ticket_outcome')
    .select(sql<number>`count(*)::int`.as('refunded'))
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('kind', '=', 'REFUND')
    .executeTakeFirstOrThrow()
  return refunded
}

interface ProvedCard {
  readonly seq: number
  readonly salt: Uint8Array
  readonly path: readonly Uint8Array[]
}

/** Stores what proves the cards in the root of their deck. */
export const insertCardProofs = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  cards: readonly ProvedCard[],
): Promise<void> => {
  const [seqs, salts, paths] = [
    cards.map(card => card.seq),
    cards.map(card => Buffer.from(card.salt)),
    cards.map(card => Buffer.concat(card.path)),
  ]
  await sql`
    INSERT INTO card_proof (member_id, instance_id, seq, salt, path)
    SELECT ${memberId}, ${instanceId}, * FROM unnest(${sql.val(seqs)}::int[], ${sql.val(salts)}::bytea[], ${sql.val(paths)}::bytea[])
    ON CONFLICT DO NOTHING`.execute(tx)
}

interface CardKey {
  readonly memberId: number
  readonly instanceId: number
  readonly seq: number
}

type RevealRow = Pick<Selectable<CardReveal>, 'opened' | 'ended'>

/** Locks the row, because two devices of a player can open the same card at once. */
export const lockReveal = async (tx: Tx, { memberId, instanceId, seq }: CardKey): Promise<RevealRow> => {
  await tx
    .insertInto('card_reveal')
    .values({ member_id: memberId, instance_id: instanceId, seq })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('card_reveal')
    .select(['opened', 'ended'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('seq', '=', seq)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updateReveal = async (
  tx: Tx,
  { memberId, instanceId, seq }: CardKey,
  { opened, ended }: { readonly opened: readonly number[]; readonly ended: boolean },
): Promise<void> => {
  await tx
    .updateTable('card_reveal')
    .set({ opened: [...opened], ended })
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('seq', '=', seq)
    .execute()
}
