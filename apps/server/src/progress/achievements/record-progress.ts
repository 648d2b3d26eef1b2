import type { ProgressStep } from '@fairground/contract/entities/rewards/progress'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { insertStep, isEnded, isGame, isWatchable } from '#progress/queries/achievements.ts'
import { updateAchievements } from './update-achievements.ts'

type IsKnown = (tx: Tx, memberId: number, subject: number) => Promise<boolean>

const subjects: { readonly [S in ProgressStep]: IsKnown } = {
  drawWatched: isWatchable,
  drawChecked: isEnded,
  replayWatched: isEnded,
  oddsRead: isGame,
  gamePractised: isGame,
  statementRead: async () => true,
}

/** The statement has no id of its own: reading it counts once. */
const statementSubject = 1

/** The browser reports these steps. A false report earns no more than a badge and its bonus ball, once. */
export const recordProgress: Handler<'recordProgress'> = async (
  { step, subjectId },
  { member, session },
  { db, now },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    const isKnown = isRowId(subjectId) && (await subjects[step](tx, member.id, subjectId))
    if (!isKnown) throw new Refusal('game.notFound')
    if (await readRewardBlock(tx, player)) return { reached: [] }
    await insertStep(tx, player, step, step === 'statementRead' ? statementSubject : subjectId)
    const { newIds } = await updateAchievements(tx, player, member, now())
    return { reached: newIds }
  })
}
