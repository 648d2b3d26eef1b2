import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { findAchievement } from '@fairground/rules/rewards/achievements'
import type { StaffDeps } from '#staff/act.ts'
import { defaultLimit, toIdBefore, toPage } from './paging.ts'
import { readAchievements, readGifts } from './queries/rewards.ts'
import { requirePlayerRecord } from './require-player.ts'

type PageInput = OperatorInput<'listPlayerGifts'>

const maxGiftId = 2_147_483_647n

export const listPlayerAchievements = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { playerId, cursor, limit = defaultLimit }: PageInput,
): Promise<OperatorOutput<'listPlayerAchievements'>> => {
  const player = { memberId, playerId }
  const before = toIdBefore(cursor)
  return inMember(db, memberId, async tx => {
    await requirePlayerRecord(tx, player)
    const rows = await readAchievements(tx, player, before, limit + 1)
    const { items, next } = toPage(rows, limit, ({ id }) => String(id))
    return {
      next,
      achievements: items.map(({ achievement, xp, reached_at, acknowledged_at }) => ({
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
  { playerId, cursor, limit = defaultLimit }: PageInput,
): Promise<OperatorOutput<'listPlayerGifts'>> => {
  const player = { memberId, playerId }
  const before = toIdBefore(cursor)
  return inMember(db, memberId, async tx => {
    await requirePlayerRecord(tx, player)
    const rows = await readGifts(tx, player, Number(before < maxGiftId ? before : maxGiftId), limit + 1)
    const { items, next } = toPage(rows, limit, ({ id }) => String(id))
    return {
      next,
      gifts: items.map(row => ({
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
