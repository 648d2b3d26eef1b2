import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

type Terms = ProposalPayload<'createCoupon'>['coupon']
type Bonus = ProposalPayload<'offerBonus'>

/** Test worlds have no proposals. */
export const insertCoupon = async (
  tx: Tx,
  memberId: number,
  terms: Terms,
  proposalId: number | null,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO coupon (member_id, code, text, currency, instant, amount, percent, maximum, minimum_deposit,
                        first_deposit_only, uses_at_most, uses_by_player_at_most, wagering_times, bonus_days, expires_at, proposal_id)
    VALUES (${memberId}, ${terms.code}, ${terms.text}, ${terms.currency}, ${terms.instant}, ${BigInt(terms.amount)},
            ${terms.percent}, ${terms.maximum === null ? null : BigInt(terms.maximum)}, ${BigInt(terms.minimumDeposit)},
            ${terms.firstDepositOnly}, ${terms.maxUses}, ${terms.maxUsesByPlayer}, ${terms.wageringTimes}, ${terms.bonusDays},
            to_timestamp(${terms.expiresAt}::float8 / 1000), ${proposalId})
    RETURNING id`.execute(tx)
  return rows[0]!.id
}

export const hasCoupon = async (tx: Tx, memberId: number, code: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('coupon')
    .select('id')
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

export const lockCoupon = (tx: Tx, memberId: number, couponId: number) =>
  tx
    .selectFrom('coupon')
    .select(['id', 'text', 'active', 'expires_at as expiresAt'])
    .where('member_id', '=', memberId)
    .where('id', '=', couponId)
    .forUpdate()
    .executeTakeFirst()

export const updateCoupon = async (
  tx: Tx,
  memberId: number,
  couponId: number,
  {
    text,
    expiresAt,
    active,
  }: { readonly text: string; readonly expiresAt: number | null; readonly active: boolean },
): Promise<void> => {
  await sql`
    UPDATE coupon SET text = ${text}, expires_at = to_timestamp(${expiresAt}::float8 / 1000), active = ${active}
     WHERE member_id = ${memberId} AND id = ${couponId}`.execute(tx)
}

export interface ListedCoupon {
  readonly id: number
  readonly terms: Omit<Terms, 'amount' | 'maximum' | 'minimumDeposit' | 'expiresAt'>
  readonly amount: bigint
  readonly maximum: bigint | null
  readonly minimumDeposit: bigint
  readonly expiresAt: number | null
  readonly active: boolean
  readonly uses: number
  readonly cost: bigint
  readonly proposalId: number | null
}

export const readCoupons = async (
  tx: Tx,
  memberId: number,
  after: number,
  limit: number,
): Promise<readonly ListedCoupon[]> => {
  const { rows } = await sql<ListedCoupon>`
    SELECT c.id, c.amount, c.maximum, c.minimum_deposit AS "minimumDeposit", c.expires_at AS "expiresAt", c.active,
           c.proposal_id AS "proposalId", u.uses, u.cost,
           json_build_object('code', c.code, 'text', c.text, 'currency', c.currency, 'instant', c.instant, 'percent', c.percent,
             'firstDepositOnly', c.first_deposit_only, 'maxUses', c.uses_at_most, 'maxUsesByPlayer', c.uses_by_player_at_most,
             'wageringTimes', c.wagering_times, 'bonusDays', c.bonus_days) AS terms
      FROM coupon c
     CROSS JOIN LATERAL (SELECT count(*)::integer AS uses, coalesce(sum(d.bonus), 0)::bigint AS cost FROM deposit_order d
                          WHERE d.member_id = c.member_id AND d.coupon_id = c.id AND d.coupon_state = 'AWARDED') AS u
     WHERE c.member_id = ${memberId} AND c.id > ${after} ORDER BY c.id LIMIT ${limit}`.execute(tx)
  return rows
}

/** Returns undefined if the player has an offer with this subject already. */
export const insertOffer = async (
  tx: Tx,
  memberId: number,
  { playerId, amount, currency, subject, minimumDeposit, wageringTimes, useDays }: Bonus,
  approval: { readonly staffId: number | null; readonly proposalId: number | null },
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO bonus_offer (member_id, player_id, subject, kind, currency, amount, minimum_deposit, wagering_times, use_by, offered_by, proposal_id)
    VALUES (${memberId}, ${playerId}, ${subject}, 'reload', ${currency}, ${BigInt(amount)}, ${BigInt(minimumDeposit)}, ${wageringTimes},
            clock_timestamp() + make_interval(days => ${useDays}), ${approval.staffId}, ${approval.proposalId})
    ON CONFLICT (member_id, player_id, subject) DO NOTHING
    RETURNING id`.execute(tx)
  return rows[0]?.id
}

/** What one staff member may offer alone, in minor units of the operator's currency. */
export const findBonusAloneTo = async (tx: Tx, memberId: number, currency: string): Promise<bigint> => {
  const { rows } = await sql<{ aloneTo: bigint }>`
    SELECT coalesce((settings ->> 'bonusAloneTo')::bigint, 0) AS "aloneTo" FROM member
     WHERE id = ${memberId} AND currency = ${currency}`.execute(tx)
  return rows[0]?.aloneTo ?? 0n
}
