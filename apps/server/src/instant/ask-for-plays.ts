import { isInstantKind } from '@fairground/fair/instant/instant-games'
import type { Join } from '#ledger/commands/join.ts'
import type { LaneClient } from '#ledger/lane-client.ts'
import type { JoinAnswer } from '#ledger/sell.ts'

/** Where a purchase goes: a draw is joined, of a deck tickets are bought, in which there is nothing to choose. */
export const askForPlays = (
  lane: LaneClient,
  memberId: number,
  kind: string,
  request: Join,
): Promise<JoinAnswer> => {
  if (!isInstantKind(kind)) return lane.ask(memberId, 'join', request)
  const { opKey, content, playerId, currency, lines } = request
  const instanceId = request.nextInstanceId ?? request.instanceId
  const count = lines.length === 0 ? request.count : 0
  return lane.ask(memberId, 'buyCards', { opKey, content, playerId, instanceId, count, currency })
}
