import type { Fault } from './fault.test-support.ts'

/** The sample world has delivered the first of two events of an instance. */
export const webhookFaults: readonly Fault[] = [
  {
    name: 'a pending webhook was forgotten',
    plant: [`DELETE FROM webhook_queue WHERE member_id = 1`],
    fails: { A71: 'is pending, but not queued' },
  },
  {
    name: 'a webhook overtook an older one of its object',
    plant: [
      `UPDATE webhook_delivery SET status = CASE position WHEN 1 THEN 'pending' ELSE 'delivered' END, attempts = 1 WHERE member_id = 1`,
    ],
    fails: { A71: 'was delivered before an older event' },
  },
  {
    name: 'the newest stored webhook event was removed',
    plant: [`DELETE FROM webhook_event WHERE member_id = 1 AND position = 2`],
    fails: { A71: 'but the counter is at 2' },
  },
]
