import type { BonusOffer } from '@fairground/contract/entities/rewards/bonus-offer'
import { databaseNow, inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { computeRemainingDeposit } from '#payments/index.ts'
import { decimal } from '#platform/money.ts'
import { readPlayer } from '#player/queries/players.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { type OpenOffer, readOpenOffers, readSpendingOrder } from './queries/offers.ts'

export const getBonusOffers: Handler<'getBonusOffers'> = (_, { member, session }, { db }) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    const spendBonusFirst = await readSpendingOrder(tx, member.id)
    const block = await readRewardBlock(tx, player)
    if (block) return { offers: [], block, spendBonusFirst }
    const { language } = await readPlayer(tx, member.id, player.playerId)
    const now = await databaseNow(tx)
    const depositLeft = await computeRemainingDeposit(tx, { ...player, currency: member.currency }, now)
    const rows = await readOpenOffers(tx, player, language)
    return { offers: rows.map(row => toOffer(row, depositLeft)), block, spendBonusFirst }
  })
}

const toOffer = (row: OpenOffer, depositLeft: bigint | null): BonusOffer => {
  const { currency } = row
  return {
    bonusId: row.id,
    uid: row.uid,
    kind: row.kind,
    status: statusFor(row, depositLeft),
    amount: decimal(row.amount, currency),
    currencyId: currency,
    wageringTimes: row.wageringTimes,
    wageringNeeded: decimal(row.amount * BigInt(row.wageringTimes), currency),
    weight: row.weight,
    useBy: Math.floor(row.useBy),
    offeredAt: Math.floor(row.offeredAt),
    minimumDeposit: decimal(row.minimumDeposit, currency),
    depositLeft: depositLeft === null ? null : decimal(depositLeft, currency),
    plays: row.plays,
    gameId: row.gameId,
    gameTitle: row.gameTitle,
    gameInstanceId: row.instanceId ?? row.openInstanceId,
    playId: row.seq,
  }
}

const statusFor = (row: OpenOffer, depositLeft: bigint | null): BonusOffer['status'] => {
  if (row.kind === 'lotto') return row.openInstanceId === null ? 'noOpenGame' : 'ready'
  if (row.depositMade) return 'ready'
  return depositLeft !== null && depositLeft < row.minimumDeposit ? 'exceedsLimit' : 'needsDeposit'
}
