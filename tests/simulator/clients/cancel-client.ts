import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import type { JoinAnswer } from '@fairground/server/ledger/sale/sell'

type Cancel = Extract<AnyCommand, { name: 'cancelJoin' }>

/** The data that a player needs to cancel a purchase. */
export type Receipt = Omit<Cancel['request'], 'opKey'>

export const toReceipt = ({ name, request }: AnyCommand, reply: LaneReply<unknown>): Receipt => {
  if (name !== 'join' || !('ok' in reply)) throw new Error('only a purchase has a receipt')
  const { instanceId, joinCode } = reply.ok as Extract<JoinAnswer, { exitCode: 0; receipts: unknown }>
  return { playerId: request.playerId, instanceId, joinCode, currency: request.currency }
}

/** Sent without checking the state of the instance, because the lane decides. */
export const makeCancel = (receipt: Receipt, opKey: string): Cancel => ({
  name: 'cancelJoin',
  request: { opKey, ...receipt },
})
