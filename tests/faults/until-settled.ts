import { asOwner } from '#support/as-owner.ts'
import { pause } from '#support/pause.ts'

const patienceMs = 480_000

/**
 * Closes all sales and waits until each instance with tickets has ended or is refunded. Skips the play-outs; instances
 * due within 6 s may be claimed by a worker and are not touched.
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
