import type { LaneClient } from '@fairground/server/ledger/lane/lane-client'
import type pg from 'pg'
import { hasEuros } from './seed-offers.ts'
import { type DemoMember, demoPlayers } from '#demo/world.ts'

const euroBalance = 4000n

/** Adds a balance in euros, the operator's second currency. */
export const seedEuros = async (client: pg.Client, lane: LaneClient, member: DemoMember): Promise<void> => {
  if (!hasEuros(member)) return
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM player WHERE member_id = $1 AND username = ANY($2) ORDER BY id',
    [member.id, demoPlayers],
  )
  for (const { id: playerId } of rows)
    await lane.submit(member.id, 'deposit', {
      opKey: `demo-euros:${playerId}`,
      playerId,
      currency: 'EUR',
      amount: euroBalance,
    })
}
