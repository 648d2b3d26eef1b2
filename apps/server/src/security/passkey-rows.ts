import type { Static } from 'typebox'
import type { Passkey } from '@fairground/contract/entities/passkey'
import type { Tx } from '@fairground/database/transaction'
import type { OfPlayer } from '#player/of-player.ts'

export const mostPasskeys = 10

export const passkeysOf = (tx: Tx, { memberId, playerId }: OfPlayer) =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('made_at')
    .execute()

type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number]

export const passkeyView = (row: PasskeyRow): Static<typeof Passkey> => ({
  passkeyId: row.credential_id,
  name: row.name,
  madeAt: row.made_at,
  usedAt: row.used_at,
})
