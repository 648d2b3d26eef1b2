import type { Tx } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import type { Caller, Context } from '#operation/context.ts'
import { openDetails } from '#player/details.ts'
import type { PlayerRow } from '#player/player-rows.ts'
import { originOf } from './origin.ts'

/** 2026-03-01 14:05 UTC: the same for every language, and in nobody's own time. */
const timeText = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const tellNewSignIn = async (
  tx: Tx,
  player: PlayerRow,
  caller: Caller,
  { vault, jobs, now }: Context,
): Promise<void> => {
  const { member } = caller
  const email = openDetails(vault, { memberId: member.id, playerId: player.id }, player)?.email
  if (email === undefined) return
  const { device, network, country } = originOf(caller)
  const place = country === null ? network : `${network} (${country})`
  const facts = {
    username: player.username,
    device: device === null ? place : `${device}, ${place}`,
    at: timeText(now()),
  }
  await sendMail(tx, jobs, member, { kind: 'newSignIn', facts, to: email, language: player.language })
}
