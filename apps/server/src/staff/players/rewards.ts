import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { findAchievement } from '@fairground/rules/rewards/achievements'
import type { StaffDeps } from '#staff/act.ts'
import { newestRow, readPage, toIdBefore } from '#staff/read-page.ts'
import { readAchievements, readGifts } from './queries/rewards.ts'
import { requirePlayerRecord } from './require-player.ts'

type PageInput = OperatorInput<'listPlayerGifts'>

const maxGiftId = BigInt(newestRow)

export const listPlayerAchievements = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { playerId, after, limit }: PageInput,
): Promise<OperatorOutput<'listPlayerAchievements'>> => {
  const player = { memberId, playerId }
  const before = toIdBefore(after)
  return inMember(db, memberId, async tx => {
    await requirePlayerRecord(tx, player)
    const { rows, next } = await readPage(
      { limit },
      count => readAchievements(tx, player, before, count),
      ({ id }) => String(id),
    )
    return {
      next,
      achievements: rows.map(({ achievement, xp, reached_at, acknowledged_at }) => ({
        achievement,
        name: findAchievement(achievement) ?? null,
        xp,
        reachedAt: reached_at,
        acknowledgedAt: acknowledged_at,
      })),
    }
  })
}

export const listPlayerGifts = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { playerId, after, limit }: PageInput,
): Promise<OperatorOutput<'listPlayerGifts'>> => {
  const player = { memberId, playerId }
  const before = toIdBefore(after)
  return inMember(db, memberId, async tx => {
    await requirePlayerRecord(tx, player)
    const { rows, next } = await readPage(
      { limit },
      count => readGifts(tx, player, Number(before < maxGiftId ? before : maxGiftId), count),
      ({ id }) => String(id),
    )
    return {
      next,
      gifts: rows.map(row => ({
        giftId: row.id,
        giverId: row.giver_id,
        recipientId: row.recipient_id,
        gameId: row.game_id,
        plays: row.plays,
        amount: String(row.amount),
        currency: row.currency,
        state: row.state,
        boughtAt: row.bought_at,
        useBy: row.use_by,
        endedAt: row.ended_at,
      })),
    }
  })
}
