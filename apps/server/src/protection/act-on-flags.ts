import { databaseNow, inMember } from '@fairground/database/transaction'
import { automaticActor, type ProtectionDeps } from './protection-deps.ts'
import { readRules } from './protection-rules.ts'
import { lockUnactedFlag, updateToActed } from './queries/flags.ts'
import { forceBreak, offerLimit, stopPromotions } from './take-action.ts'

/**
 * Takes the automatic actions of one flag, once. The break comes first, because it takes the lane's lock before the
 * player's row changes. Returns false if no flag waits.
 */
export const actOnFlags = ({ db, log }: ProtectionDeps, memberId: number): Promise<boolean> =>
  inMember(db, memberId, async tx => {
    const flag = await lockUnactedFlag(tx, memberId)
    if (!flag) return false
    const { actions } = await readRules(tx, memberId)
    const action = { memberId, playerId: flag.player_id, flagId: flag.id, madeBy: automaticActor }
    if (actions.breakHours !== null) await forceBreak(tx, action, actions.breakHours, await databaseNow(tx))
    if (actions.stopPromotions) await stopPromotions(tx, action)
    if (actions.offerLimit) await offerLimit(tx, action)
    await updateToActed(tx, memberId, flag.id)
    log.info({ memberId, flagId: flag.id }, 'strong indicator: automatic actions taken')
    return true
  })
