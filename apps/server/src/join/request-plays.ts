import { isInstantKind } from '@fairground/fair/instant/instant-games'
import type { Join } from '#ledger/commands/join.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import type { JoinAnswer } from '#ledger/sale/sell.ts'

/** Submits the purchase as a join of a draw, or as a purchase of cards when the game has a deck. */
export const requestPlays = (
  lane: LaneClient,
  memberId: number,
  kind: string,
  request: Join,
): Promise<JoinAnswer> => {
  if (!isInstantKind(kind)) return lane.submit(memberId, 'join', request)
  const { opKey, content, playerId, currency, lines, repeats, mayMove } = request
  const instanceId = request.nextInstanceId ?? request.instanceId
  const count = lines.length === 0 ? request.count : 0
  return lane.submit(memberId, 'buyCards', {
    opKey,
    content,
    playerId,
    instanceId,
    count,
    currency,
    repeats,
    mayMove,
  })
}
