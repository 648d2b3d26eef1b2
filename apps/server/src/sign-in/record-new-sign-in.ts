import type { Tx } from '@fairground/database/transaction'
import type { Caller, Context } from '#operation/context.ts'
import type { PlayerRow } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { getOrigin } from './origin.ts'

export const recordNewSignIn = async (
  tx: Tx,
  player: PlayerRow,
  caller: Caller,
  context: Context,
): Promise<void> => {
  const { device, network, country } = getOrigin(caller)
  const place = country === null ? network : `${network} (${country})`
  const facts = { device: device === null ? place : `${device}, ${place}` }
  await recordSecurityEvent(tx, context, caller.member, player, { name: 'newSignIn', facts })
}
