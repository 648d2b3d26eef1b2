import { int4s, int8s, texts } from '@fairground/database/binary-array'
import type { Book } from '#ledger/book/book.ts'
import type { MemberClient } from '../member-client.ts'

export const writeDecks = async (client: MemberClient, { deckChanges, memberId }: Book): Promise<void> => {
  const { cards } = deckChanges
  if (cards.length === 0) return
  await client.query(
    `INSERT INTO deck_card (member_id, instance_id, seq, n, position, outcome, prize, journal_id)
     SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::text[], $7::bigint[], $8::bigint[])`,
    [
      memberId,
      int4s(cards.map(c => c.instanceId)),
      int4s(cards.map(c => c.seq)),
      int4s(cards.map(c => c.n)),
      int4s(cards.map(c => c.position)),
      texts(cards.map(c => c.outcome)),
      int8s(cards.map(c => c.prize)),
      int8s(cards.map(c => c.journalId)),
    ],
  )
}
