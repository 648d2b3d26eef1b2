import type { Tx } from '@fairground/database/transaction'
import type { Caller, Context } from '#operation/context.ts'
import { mailPlayer } from '#player/mail-player.ts'
import type { PlayerRow } from '#player/queries/players.ts'
import { getOrigin } from './origin.ts'

/** Formats as "2026-03-01 14:05 UTC", because the player's time zone is unknown. */
const timeText = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const sendNewSignInMail = async (
  tx: Tx,
  player: PlayerRow,
  caller: Caller,
  context: Context,
): Promise<void> => {
  const { member } = caller
  const { device, network, country } = getOrigin(caller)
  const place = country === null ? network : `${network} (${country})`
  const facts = {
    username: player.username,
    device: device === null ? place : `${device}, ${place}`,
    at: timeText(context.now()),
  }
  await mailPlayer(tx, context, member, player, { kind: 'newSignIn', facts })
}
