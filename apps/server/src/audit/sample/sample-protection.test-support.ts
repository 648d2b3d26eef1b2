import type { Database } from '@fairground/database/connect'
import { databaseNow, inMember } from '@fairground/database/transaction'
import { insertRegisterCheck, updateExclusionChecked } from '#player/queries/screening.ts'
import { actOnFlags } from '#protection/act-on-flags.ts'
import { processJournals } from '#protection/process-journals.ts'
import { defaultActions } from '#protection/protection-rules.ts'
import { holdWithdrawals, openAmlCase } from '#staff/protection/aml-cases.ts'
import { recordInteraction } from '#staff/protection/interactions.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { decide, findPlayerId, type SampleStaff } from './sample-staff.test-support.ts'

/** Strict rules flag players and open cases of the books. Staff contact one player and hold the withdrawals of another. */
export const addProtection = async (staff: SampleStaff, db: Database): Promise<void> => {
  const { console, acting } = staff
  const memberId = acting.member.id
  await decide(staff, 'changeProtection', {
    thresholds: [
      { name: 'bingeNewStrong', value: 10_000 },
      { name: 'velocityStrongSum', value: 50_000 },
    ],
    actions: defaultActions,
  })
  const deps = { db, vault: console.vault, log: quietLog }
  while (await processJournals(deps, memberId));
  while (await actOnFlags(deps, memberId));
  await recordInteraction(console, acting, {
    playerId: await findPlayerId(staff, 'anna'),
    kind: 'message',
    outcome: 'informed',
    note: 'a sample',
  })
  const caseId = await openAmlCase(console, acting, {
    playerId: await findPlayerId(staff, 'fay'),
    note: 'a sample',
  })
  await holdWithdrawals(console, acting, caseId)
}

/** Emil is registered fully and has no entry in the exclusion register. */
export const addScreening = async (staff: SampleStaff, db: Database): Promise<void> => {
  const player = { memberId: staff.acting.member.id, playerId: await findPlayerId(staff, 'emil') }
  await staff.owner.query(
    'UPDATE player SET registered_fully_at = clock_timestamp() WHERE member_id = $1 AND id = $2',
    [player.memberId, player.playerId],
  )
  await inMember(db, player.memberId, async tx => {
    await updateExclusionChecked(tx, player, await databaseNow(tx))
    await insertRegisterCheck(tx, {
      ...player,
      register: 'exclusion',
      moment: 'daily',
      result: 'clear',
      isAllowed: true,
    })
  })
}
