import { randomUUID } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { countReturn } from '#returns/count-return.ts'
import { insertAlarm, judgeWindow } from '#returns/queries.ts'
import { openIncident } from '#staff/incidents/manage-incident.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import type { SampleStaff } from './sample-staff.test-support.ts'

interface SampleReturns {
  /** A drawn instance that waits to be counted. */
  readonly waiting: number
  readonly gameId: number
}

/** Counts the other drawn instances. The first window of the game is outside its band, and staff open an incident. */
export const addReturns = async (
  { owner, console, acting }: SampleStaff,
  db: Database,
  { waiting, gameId }: SampleReturns,
): Promise<void> => {
  const memberId = acting.member.id
  const due = [memberId, waiting]
  await owner.query('DELETE FROM return_due WHERE member_id = $1 AND instance_id = $2', due)
  while (await countReturn({ db, log: quietLog }, memberId));
  await owner.query('INSERT INTO return_due (member_id, instance_id) VALUES ($1, $2)', due)
  const window = { gameId, currency: 'EUR', window: 1 }
  await inMember(db, memberId, async tx => {
    await judgeWindow(tx, { memberId, gameId, currency: 'EUR' }, 1, true)
    await insertAlarm(tx, memberId, `game/${gameId}/EUR/window/1`, window)
  })
  await openIncident(console, acting, { requestId: randomUUID(), title: 'Return', alarmId: 1 })
}
