import type { MemberClient } from '../member-client.ts'
import type { MergedNeeds } from '#ledger/load/needs.ts'
import type {
  ApprovedAdjustment,
  CashierRows,
  GameRow,
  ItemRow,
  MoneyProposal,
  PaymentRow,
  SubscriptionRow,
  SuspendedMoney,
  WithdrawalRow,
} from './rows.ts'

/** Only the lane writes these rows, and it holds its lock already: the row locks serialise readers that lock them. */
export const loadCashier = async (
  client: MemberClient,
  memberId: number,
  needs: MergedNeeds,
): Promise<CashierRows> => ({
  games: await loadGames(client, memberId, needs),
  payments: await loadPayments(client, memberId, needs),
  withdrawals: await loadWithdrawals(client, memberId, needs),
  subscriptions: await loadSubscriptions(client, memberId, needs),
  adjustments: await loadAdjustments(client, memberId, needs),
  moneyProposals: await loadMoneyProposals(client, memberId, needs),
  suspended: await loadSuspended(client, memberId, needs),
  items: await loadItems(client, memberId, needs),
})

const byId = <R extends { readonly id: number }>(rows: readonly R[]) =>
  new Map(rows.map(row => [row.id, row]))

const loadGames = async (client: MemberClient, memberId: number, { games }: MergedNeeds) => {
  if (games.length === 0) return new Map<number, GameRow>()
  const { rows } = await client.query<GameRow>(
    `SELECT id, active, rules, prize_table AS "prizeTable", currency, cost AS price, fee
       FROM game WHERE member_id = $1 AND id = ANY($2) ORDER BY id FOR SHARE`,
    [memberId, games],
  )
  return byId(rows)
}

const loadPayments = async (client: MemberClient, memberId: number, { payments }: MergedNeeds) => {
  if (payments.length === 0) return new Map<number, PaymentRow>()
  const { rows } = await client.query<PaymentRow>(
    `SELECT id::float8 AS id, player_id AS "playerId", provider, provider_ref AS "providerRef", currency, amount, state, flag,
            (SELECT j.created_at FROM journal j WHERE j.member_id = $1 AND j.id = payment.id) AS "orderedAt"
       FROM payment WHERE member_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`,
    [memberId, payments],
  )
  return byId(rows)
}

const loadWithdrawals = async (client: MemberClient, memberId: number, needs: MergedNeeds) => {
  if (needs.withdrawals.length + needs.withdrawalPlayers.length === 0) return new Map<number, WithdrawalRow>()
  const { rows } = await client.query<WithdrawalRow>(
    `SELECT id::float8 AS id, player_id AS "playerId", currency, amount, status, version, requested_by AS "requestedBy",
            approved_by AS "approvedBy", four_eyes AS "fourEyes",
            EXISTS (SELECT FROM proposal p
                     WHERE p.member_id = $1 AND p.kind = 'approveWithdrawal' AND p.subject = 'withdrawal/' || withdrawal.id
                       AND p.status IN ('approved', 'executed') AND p.payload ->> 'amount' = withdrawal.amount::text
                       AND p.payload ->> 'currency' = withdrawal.currency) AS "hasProposal",
            (SELECT r.route FROM withdrawal_route r WHERE r.member_id = $1 AND r.withdrawal_id = withdrawal.id) AS route,
            (SELECT 'staff/' || a.staff_id FROM withdrawal_approval a
              WHERE a.member_id = $1 AND a.withdrawal_id = withdrawal.id) AS "decidedBy",
            has_hold(member_id, player_id, 'withdrawal') AS "onHold"
       FROM withdrawal
      WHERE member_id = $1
        AND (id = ANY($2) OR (player_id = ANY($3) AND status IN ('REQUESTED', 'APPROVED', 'SENDING', 'UNKNOWN')))
      ORDER BY id FOR UPDATE`,
    [memberId, needs.withdrawals, needs.withdrawalPlayers],
  )
  return byId(rows)
}

const loadSubscriptions = async (client: MemberClient, memberId: number, { subscriptions }: MergedNeeds) => {
  if (subscriptions.length === 0) return new Map<number, SubscriptionRow>()
  const { rows } = await client.query<SubscriptionRow>(
    `SELECT id::float8 AS id, player_id AS "playerId", game_id AS "gameId", currency, plays, stakes, play_count AS count, cost, left_n AS "leftN", status
       FROM subscription WHERE member_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`,
    [memberId, subscriptions],
  )
  return byId(rows)
}

/** Only proposals with their votes. One that was executed is loaded too, so that a repeated command is refused. */
const loadAdjustments = async (client: MemberClient, memberId: number, { adjustments }: MergedNeeds) => {
  if (adjustments.length === 0) return new Map<number, ApprovedAdjustment>()
  const { rows } = await client.query<ApprovedAdjustment>(
    `SELECT p.id, (p.payload ->> 'playerId')::integer AS "playerId", p.payload ->> 'currency' AS currency,
            (p.payload ->> 'amount')::bigint AS amount, p.reason, 'staff/' || p.made_by AS "requestedBy",
            (SELECT string_agg('staff/' || v.staff_id, ', ' ORDER BY v.staff_id) FROM proposal_vote v
              WHERE v.member_id = $1 AND v.proposal_id = p.id AND v.decision = 'approve') AS "approvedBy",
            EXISTS (SELECT FROM adjustment a WHERE a.member_id = $1 AND a.proposal_id = p.id) AS done
       FROM proposal p
      WHERE p.member_id = $1 AND p.kind = 'adjustBalance' AND p.status IN ('approved', 'executed') AND p.id = ANY($2)`,
    [memberId, adjustments],
  )
  return byId(rows)
}

const loadMoneyProposals = async (
  client: MemberClient,
  memberId: number,
  { moneyProposals }: MergedNeeds,
) => {
  if (moneyProposals.length === 0) return new Map<number, MoneyProposal>()
  const { rows } = await client.query<MoneyProposal>(
    `SELECT p.id, p.kind, (p.payload ->> 'depositId')::float8 AS "depositId",
            (p.payload ->> 'playerId')::integer AS "playerId", (p.payload ->> 'gameId')::integer AS "gameId",
            p.payload ->> 'currency' AS currency, (p.payload ->> 'amount')::bigint AS amount
       FROM proposal p
      WHERE p.member_id = $1 AND p.status IN ('approved', 'executed') AND p.id = ANY($2)
        AND p.kind IN ('matchSuspense', 'returnSuspense', 'fundJackpot')`,
    [memberId, moneyProposals],
  )
  return byId(rows)
}

const loadSuspended = async (client: MemberClient, memberId: number, { suspended }: MergedNeeds) => {
  if (suspended.length === 0) return new Map<number, SuspendedMoney>()
  const { rows } = await client.query<SuspendedMoney>(
    `SELECT p.id::float8 AS id, t.currency, t.amount
       FROM payment p
       JOIN journal j ON j.member_id = $1 AND j.op_key = 'dep:' || p.provider || ':' || p.id AND j.kind = 'deposit-suspense'
       JOIN transfer t ON t.member_id = $1 AND t.journal_id = j.id
      WHERE p.member_id = $1 AND p.id = ANY($2) AND p.flag IS NOT NULL`,
    [memberId, suspended],
  )
  return byId(rows)
}

/** Only paid prizes: before payment nothing is set aside for the winner. */
const loadItems = async (client: MemberClient, memberId: number, { items }: MergedNeeds) => {
  if (items.length === 0) return []
  const { rows } = await client.query<ItemRow>(
    `SELECT p.instance_id AS "instanceId", p.seq, p.n, t.player_id AS "playerId", p.from_pool + p.from_jackpot AS amount,
            i.currency, c.n IS NOT NULL AS claimed
       FROM (SELECT DISTINCT * FROM unnest($2::int[], $3::int[], $4::smallint[])) AS k (instance_id, seq, n)
       JOIN payout p ON p.member_id = $1 AND p.instance_id = k.instance_id AND p.seq = k.seq AND p.n = k.n AND p.item IS NOT NULL
       JOIN ticket t ON t.member_id = $1 AND t.instance_id = p.instance_id AND t.seq = p.seq
       JOIN ticket_outcome o ON o.member_id = $1 AND o.instance_id = p.instance_id AND o.seq = p.seq AND o.kind = 'WON'
       JOIN game_instance i ON i.member_id = $1 AND i.id = p.instance_id
       LEFT JOIN prize_claim c ON c.member_id = $1 AND c.instance_id = p.instance_id AND c.seq = p.seq AND c.n = p.n`,
    [memberId, items.map(key => key.instanceId), items.map(key => key.seq), items.map(key => key.n)],
  )
  return rows
}
