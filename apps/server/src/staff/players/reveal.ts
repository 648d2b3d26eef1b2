import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { openDetails } from '#player/details.ts'
import type { ConsoleContext } from '#staff/access/operator-handler.ts'
import { act, type Acting, CommandRefused } from '#staff/act.ts'
import { lockAuditLog } from '#staff/queries/audit-entries.ts'
import { countRevealsToday, insertReveal } from './queries/notes.ts'
import { requirePlayerRecord } from './require-player.ts'

type RevealInput = OperatorInput<'revealPlayerData'>

/** How often one staff member may see personal data of one operator's players in full on one day. */
export const defaultRevealsPerDay = 100

/** Returns personal data in full. The audit log records which fields and why, but not the values. */
export const revealPlayerData = async (
  deps: ConsoleContext,
  acting: Acting,
  staffId: number,
  { playerId, fields }: RevealInput,
): Promise<OperatorOutput<'revealPlayerData'>> => {
  const { member, actor } = acting
  const ceiling = member.settings.revealsPerDay ?? defaultRevealsPerDay
  const result = await act(deps, acting, 'reveal-player', async tx => {
    const player = { memberId: member.id, playerId }
    const row = await requirePlayerRecord(tx, player)
    // Two reveals at the same moment must not both take the last place.
    await lockAuditLog(tx, member.id)
    const count = await countRevealsToday(tx, member.id, staffId)
    if (count >= ceiling) throw new RevealCeiling()
    const details = openDetails(deps.vault, player, row)
    await insertReveal(tx, player, staffId, fields)
    return {
      subject: `player/${playerId}`,
      after: { fields },
      result: {
        values: fields.flatMap(field => {
          const value = details?.[field]
          return value === undefined || value === '' ? [] : [{ field, value }]
        }),
        leftToday: ceiling - count - 1,
      },
    }
  }).catch((error: unknown) => {
    if (!(error instanceof RevealCeiling)) throw error
    deps.observeRevealCeiling(member.id)
    deps.log.error({ memberId: member.id, actor }, 'ceiling of revealed personal data reached')
    throw new CommandRefused(`you have seen personal data ${ceiling} times today, which is the ceiling`)
  })
  return result
}

class RevealCeiling extends Error {}
