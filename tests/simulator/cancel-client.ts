import type { AnyCommand, LaneReply } from '@fairground/server/ledger/command'
import type { JoinAnswer } from '@fairground/server/ledger/sell'

type Cancel = Extract<AnyCommand, { name: 'cancelJoin' }>

/** What a player needs to give a purchase back. */
export type Receipt = Omit<Cancel['request'], 'opKey'>

export const receiptOf = ({ name, request }: AnyCommand, reply: LaneReply<unknown>): Receipt => {
  if (name !== 'join' || !('ok' in reply)) throw new Error('only a purchase has a receipt')
  const { instanceId, joinCode } = reply.ok as Extract<JoinAnswer, { exitCode: 0; receipts: unknown }>
  return { playerId: request.playerId, instanceId, joinCode, currency: request.currency }
}

/** Whatever became of the instance meanwhile: the lane decides. */
export const cancelOf = (receipt: Receipt, opKey: string): Cancel => ({
  name: 'cancelJoin',
  request: { opKey, ...receipt },
})
