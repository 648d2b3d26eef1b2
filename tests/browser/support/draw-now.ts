import type { Client } from 'pg'
import { asOwner } from '#support/as-owner.ts'
import { pause } from '#support/pause.ts'

/** Long enough to close the sale and sign the close record before the start. */
const untilStartMs = 8000

const closeSale = (client: Client, gameIds: readonly number[], startInMs: number): Promise<unknown> =>
  client.query(
    `UPDATE game_instance SET reg_end = now(), start_at = now() + $2 * interval '1 ms', due_at = now()
      WHERE status = 'OPEN' AND sold > 0 AND game_id = ANY ($1)`,
    [gameIds, startInMs],
  )

/** Closes the sale of all instances with tickets in these games, so that their draws start together. */
export const drawNow = (ownerUrl: string, gameIds: readonly number[]): Promise<unknown> =>
  asOwner(ownerUrl, client => closeSale(client, gameIds, untilStartMs))

/** Draws and skips the play-outs. Instances due within 6 s may be claimed by a worker and are not touched. */
export const endNow = (ownerUrl: string, gameIds: readonly number[]): Promise<void> =>
  asOwner(ownerUrl, async client => {
    await closeSale(client, gameIds, 0)
    for (;;) {
      await client.query(
        `UPDATE game_instance SET due_at = clock_timestamp()
          WHERE status = 'STARTED' AND due_at > clock_timestamp() + interval '6 s' AND game_id = ANY ($1)`,
        [gameIds],
      )
      const { rowCount } = await client.query(
        `SELECT FROM game_instance WHERE sold > 0 AND status <> 'ENDED' AND game_id = ANY ($1)`,
        [gameIds],
      )
      if (rowCount === 0) return
      await pause(300)
    }
  })
