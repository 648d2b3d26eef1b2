import { unhex } from '@fairground/fair/encoding/bytes'
import type { TestServer } from './test-server.ts'
import { until } from './until.ts'

const waitForStatus = (server: TestServer, instanceId: number, status: string) =>
  until(
    `instance ${instanceId} in ${status}`,
    async () =>
      (await server.sql('SELECT FROM game_instance WHERE id = $1 AND status = $2', [instanceId, status]))
        .length > 0,
  )

/** Closes sales and starts the play-out of the instance at once, without waiting for the beacon round. */
export const startDraw = async (server: TestServer, instanceId: number): Promise<void> => {
  const now = 'clock_timestamp()'
  await server.sql(`UPDATE game_instance SET reg_end = ${now}, due_at = ${now} WHERE id = $1`, [instanceId])
  const commit = await until('a close record', async () => {
    const [row] = await server.sql<{ member_id: number; round: bigint; beacon_chain: string }>(
      'SELECT member_id, round, beacon_chain FROM draw_commit WHERE instance_id = $1',
      [instanceId],
    )
    return row
  })
  const response = await fetch(`${server.beaconUrl}/${commit.beacon_chain}/public/${commit.round}`)
  const { signature } = (await response.json()) as { signature: string }
  await server.sql(
    `INSERT INTO draw_beacon (member_id, instance_id, round, signature) VALUES ($1, $2, $3, $4)`,
    [commit.member_id, instanceId, commit.round, Buffer.from(unhex(signature))],
  )
  await server.sql(`UPDATE game_instance SET due_at = ${now} WHERE id = $1`, [instanceId])
  await waitForStatus(server, instanceId, 'READY')
  await server.sql(`UPDATE game_instance SET start_at = ${now}, due_at = ${now} WHERE id = $1`, [instanceId])
  await waitForStatus(server, instanceId, 'STARTED')
}

/** Ends the play-out of a started instance, so that prizes are paid and the draw record is public. */
export const endDraw = async (server: TestServer, instanceId: number): Promise<void> => {
  await server.sql('UPDATE game_instance SET due_at = clock_timestamp() WHERE id = $1', [instanceId])
  await waitForStatus(server, instanceId, 'ENDED')
}
