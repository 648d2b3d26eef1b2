import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { upsertRate } from '@fairground/server/staff/money/queries/jackpots-and-rates'
import { insertCampaign } from '@fairground/server/staff/promotions/queries/campaigns'
import { insertCoupon } from '@fairground/server/staff/promotions/queries/coupons-and-offers'
import type { DemoStaffName } from '#demo/demo-staff.ts'

type OfferKind = 'setExchangeRates' | 'createCoupon' | 'startBonusCampaign'
type Effects = {
  readonly [K in OfferKind]: (tx: Tx, memberId: number, payload: ProposalPayload<K>) => Promise<unknown>
}

/** Lets two staff members decide, or does what they would decide in a world without staff. */
export type Decide = <K extends OfferKind>(
  memberId: number,
  kind: K,
  payload: ProposalPayload<K>,
  people: { readonly maker: DemoStaffName; readonly voter: DemoStaffName },
) => Promise<void>

const effects: Effects = {
  async setExchangeRates(tx, memberId, { rates }) {
    for (const rate of rates) await upsertRate(tx, memberId, rate)
  },
  createCoupon: (tx, memberId, { coupon }) => insertCoupon(tx, memberId, coupon, null),
  startBonusCampaign: (tx, memberId, { campaign }) => insertCampaign(tx, memberId, campaign, null),
}

/** Writes offers with the queries of the proposals, as the owner of the database. */
export const decideWithoutStaff =
  (db: Database): Decide =>
  async (memberId, kind, payload) => {
    await inMember(db, memberId, tx => effects[kind](tx, memberId, payload))
  }
