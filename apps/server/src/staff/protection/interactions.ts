import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { readStaffNames } from '#staff/access/read-staff-names.ts'
import { act, type Acting, type StaffDeps } from '#staff/act.ts'
import { toSubject } from '#staff/lock-player.ts'
import { readPage } from '#staff/read-page.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'
import { handleOpenFlag, insertInteraction, readInteractions } from './queries/safer-play.ts'
import { requirePlayer } from './require-player.ts'

type Interaction = Omit<OperatorInput<'recordInteraction'>, 'reason'>
type InteractionView = OperatorOutput<'listInteractions'>['interactions'][number]

/** Stores a contact with a player. The open flag of the player, if there is one, is handled by it. */
export const recordInteraction = (
  deps: StaffDeps,
  acting: Acting,
  { playerId, kind, outcome, note }: Interaction,
): Promise<OperatorOutput<'recordInteraction'>> =>
  act(deps, acting, 'record-interaction', async tx => {
    const memberId = acting.member.id
    const row = await requirePlayer(tx, memberId, playerId)
    const flagId = await handleOpenFlag(tx, { memberId, playerId })
    const { id, evaluate_at: evaluateAt } = await insertInteraction(tx, {
      memberId,
      playerId,
      flagId,
      kind,
      outcome,
      sealedNote: deps.vault.seal(memberId, sealPurposes.interactionNote, note),
      madeBy: acting.actor,
    })
    return {
      subject: toSubject(row),
      after: { interaction: id, flag: flagId, kind, outcome },
      result: { interactionId: id, evaluateAt: Math.floor(evaluateAt) },
    }
  })

export const listInteractions = (
  deps: StaffDeps,
  acting: Acting,
  { playerId, after = 0, limit }: Omit<OperatorInput<'listInteractions'>, 'reason'>,
): Promise<OperatorOutput<'listInteractions'>> =>
  act(deps, acting, 'list-interactions', async tx => {
    const memberId = acting.member.id
    const { rows, next } = await readPage(
      { limit },
      count => readInteractions(tx, memberId, { playerId, after, limit: count }),
      ({ id }) => id,
    )
    const toName = await readStaffNames(
      tx,
      rows.map(row => row.made_by),
    )
    return {
      subject: playerId === undefined ? 'interactions' : `player/${playerId}`,
      result: {
        interactions: rows.map(row => ({
          interactionId: row.id,
          playerId: row.player_id,
          username: row.username,
          flagId: row.flag_id,
          kind: row.kind as InteractionView['kind'],
          outcome: row.outcome as InteractionView['outcome'],
          note: String(deps.vault.open(memberId, sealPurposes.interactionNote, row.sealed_note)),
          madeBy: row.made_by,
          madeByName: toName(row.made_by),
          madeAt: Math.floor(row.made_at),
          evaluateAt: Math.floor(row.evaluate_at),
          evaluation: row.evaluation as InteractionView['evaluation'],
        })),
        next,
      },
    }
  })
