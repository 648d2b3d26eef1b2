import { asOwner } from './owner-query.ts'
import { pause } from './pause.ts'

const patienceMs = 240_000

/**
 * Ends the sale of everything now and waits until each instance that sold a play has ended or is refunded. Nobody
 * watches: shows are cut short. What is due within a claim's length may be in a worker's hands, and is left alone.
 */
export const untilSettled = async (ownerUrl: string): Promise<void> => {
  await asOwner(ownerUrl, async client => {
    await client.query('UPDATE game SET active = false')
    await client.query(
      `UPDATE game_instance
          SET reg_end = now(), start_at = now(), due_at = now()
        WHERE status = 'OPEN' AND sold > 0 AND reg_end > clock_timestamp()`,
    )
  })
  const deadline = Date.now() + patienceMs
  for (;;) {
    const { rows } = await asOwner(ownerUrl, async client => {
      await client.query(
        `UPDATE game_instance SET due_at = clock_timestamp()
          WHERE status = 'STARTED' AND due_at > clock_timestamp() + interval '6 s'`,
      )
      return client.query<{ line: string }>(
        `SELECT id || ' is ' || status || coalesce(': ' || last_error, '') AS line
           FROM game_instance WHERE sold > 0 AND status NOT IN ('ENDED', 'REFUNDED') ORDER BY id`,
      )
    })
    if (rows.length === 0) return
    if (Date.now() > deadline)
      throw new Error(`instances did not end: ${rows.map(row => row.line).join('; ')}`)
    await pause(1000)
  }
}
