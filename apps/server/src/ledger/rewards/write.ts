import type { Book } from '#ledger/book/book.ts'
import type { MemberClient } from '../member-client.ts'

export const writeRewards = async (client: MemberClient, book: Book): Promise<void> => {
  const { claimed, rewarded, refused } = book.rewardChanges
  if (claimed.size > 0)
    await client.query(
      `UPDATE bonus_offer o
          SET state = 'CLAIMED', claim_request = n.request, ended_at = to_timestamp($4::float8 / 1000), paused_at = NULL
         FROM unnest($2::int[], $3::uuid[]) AS n (id, request)
        WHERE o.member_id = $1 AND o.id = n.id`,
      [book.memberId, [...claimed].map(row => row.id), [...claimed].map(row => row.claimRequest), book.now],
    )
  if (rewarded.length > 0)
    await client.query(
      `UPDATE referral r SET rewarded_at = to_timestamp($5::float8 / 1000), currency = n.currency, amount = n.amount
         FROM unnest($2::int[], $3::text[], $4::bigint[]) AS n (id, currency, amount)
        WHERE r.member_id = $1 AND r.id = n.id`,
      [
        book.memberId,
        rewarded.map(({ row }) => row.id),
        rewarded.map(({ currency }) => currency),
        rewarded.map(({ amount }) => amount),
        book.now,
      ],
    )
  if (refused.size > 0)
    await client.query(
      `UPDATE referral SET refused = 'enoughRewards' WHERE member_id = $1 AND id = ANY($2)`,
      [book.memberId, [...refused].map(row => row.id)],
    )
}
