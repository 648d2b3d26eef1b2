import type { MemberClient } from '../member-client.ts'
import type { Book } from '#ledger/book/book.ts'

export const writeLimits = async (client: MemberClient, { limitWrites, memberId }: Book): Promise<void> => {
  const { changes } = limitWrites
  if (changes.length > 0) {
    await client.query(
      `INSERT INTO limit_change (member_id, journal_id, player_id, kind, currency, source, new_cap, made_at, effective_at,
                                 awaits_confirmation, profile, reason)
       SELECT $1, journal_id, player_id, kind, currency, source, new_cap, to_timestamp(made_at / 1000),
              to_timestamp(effective_at / 1000), awaits, profile, reason
         FROM unnest($2::bigint[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::float8[], $9::float8[],
                     $10::boolean[], $11::text[], $12::text[])
              AS n (journal_id, player_id, kind, currency, source, new_cap, made_at, effective_at, awaits, profile, reason)`,
      [
        memberId,
        changes.map(c => c.journalId),
        changes.map(c => c.playerId),
        changes.map(c => c.kind),
        changes.map(c => c.currency),
        changes.map(c => c.source),
        changes.map(c => c.newCap),
        changes.map(c => c.madeAt),
        changes.map(c => c.effectiveAt),
        changes.map(c => c.awaitsConfirmation),
        changes.map(c => c.profile),
        changes.map(c => c.reason),
      ],
    )
  }
  const counters = [...limitWrites.touchedCounters]
  if (counters.length === 0) return
  await client.query(
    `INSERT INTO limit_counter (member_id, player_id, kind, currency, window_start, used, cap)
     SELECT $1, player_id, kind, currency, to_timestamp(at / 1000), used, cap
       FROM unnest($2::int[], $3::text[], $4::text[], $5::float8[], $6::bigint[], $7::bigint[])
            AS n (player_id, kind, currency, at, used, cap)
     ON CONFLICT (member_id, player_id, kind, currency, window_start) DO UPDATE SET used = excluded.used, cap = excluded.cap`,
    [
      memberId,
      counters.map(c => c.playerId),
      counters.map(c => c.kind),
      counters.map(c => c.currency),
      counters.map(c => c.windowStart),
      counters.map(c => c.used),
      counters.map(c => c.cap),
    ],
  )
}
