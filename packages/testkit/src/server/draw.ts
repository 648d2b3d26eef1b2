import { unhex } from '@fairground/fair/bytes'
import type { TestServer } from './test-server.ts'
import { until } from './until.ts'

const inStatus = (server: TestServer, instanceId: number, status: string) =>
  until(
    `instance ${instanceId} in ${status}`,
    async () =>
      (await server.sql('SELECT FROM game_instance WHERE id = $1 AND status = $2', [instanceId, status]))
        .length > 0,
  )

/** Ends registration now and brings the instance to the start of its show, without waiting for the beacon's clock. */
export const startDraw = async (server: TestServer, instanceId: number): Promise<void> => {
  const now = 'clock_timestamp()'
  await server.sql(`UPDATE game_instance SET reg_end = ${now}, due_at = ${now} WHERE id = $1`, [instanceId])
  const sealed = await until('a sealed record', async () => {
    const [row] = await server.sql<{ member_id: number; round: bigint; beacon_chain: string }>(
      'SELECT member_id, round, beacon_chain FROM draw_commit WHERE instance_id = $1',
      [instanceId],
    )
    return row
  })
  const response = await fetch(`${server.beaconUrl}/${sealed.beacon_chain}/public/${sealed.round}`)
  const { signature } = (await response.json()) as { signature: string }
  await server.sql(
    `INSERT INTO draw_beacon (member_id, instance_id, round, signature) VALUES ($1, $2, $3, $4)`,
    [sealed.member_id, instanceId, sealed.round, Buffer.from(unhex(signature))],
  )
  await server.sql(`UPDATE game_instance SET due_at = ${now} WHERE id = $1`, [instanceId])
  await inStatus(server, instanceId, 'READY')
  await server.sql(`UPDATE game_instance SET start_at = ${now}, due_at = ${now} WHERE id = $1`, [instanceId])
  await inStatus(server, instanceId, 'STARTED')
}

/** Ends the show of a started instance: everybody is paid and the record is public. */
export const endDraw = async (server: TestServer, instanceId: number): Promise<void> => {
  await server.sql('UPDATE game_instance SET due_at = clock_timestamp() WHERE id = $1', [instanceId])
  await inStatus(server, instanceId, 'ENDED')
}
