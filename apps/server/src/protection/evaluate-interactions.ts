import { inMember } from '@fairground/database/transaction'
import type { ProtectionDeps } from './protection-deps.ts'
import { lockDueInteraction, readPeriod, updateToEvaluated } from './queries/interactions.ts'

const periodDays = 14

/**
 * Compares the 14 days before and after an interaction: spending, deposits, and the points of the indicators (3 for each
 * strong one, 1 for each notice). Returns false if no interaction is due.
 */
export const evaluateInteractions = ({ db }: ProtectionDeps, memberId: number): Promise<boolean> =>
  inMember(db, memberId, async tx => {
    const due = await lockDueInteraction(tx, memberId)
    if (!due) return false
    const player = { memberId, playerId: due.player_id }
    const before = await readPeriod(tx, player, { from: due.day - periodDays, until: due.day })
    const after = await readPeriod(tx, player, { from: due.day + 1, until: due.day + 1 + periodDays })
    const change =
      after.points < before.points ? 'weaker' : after.points > before.points ? 'stronger' : 'same'
    await updateToEvaluated(tx, memberId, due.id, { before, after, change })
    return true
  })
