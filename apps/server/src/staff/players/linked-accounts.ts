import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { act, type Acting, type StaffDeps } from '#staff/act.ts'
import { type Link, type LinkReason, readLinkedPlayers, readLinks } from './queries/linked.ts'
import { requirePlayerRecord } from './require-player.ts'

/** A value that more accounts share says little, for example the network of a café. It is counted but not listed. */
const maxSharing = 20
const maxAccounts = 200

const countCrowds = (links: readonly Link[]): Partial<Record<LinkReason, number>> => {
  const crowds = links.filter(({ playerIds }) => playerIds.length > maxSharing)
  const reasons = [...Map.groupBy(crowds, ({ reason }) => reason)]
  return Object.fromEntries(reasons.map(([reason, each]) => [reason, each.length]))
}

/** Lists other accounts of the operator that share a value with the player, with the reasons. The log records the search. */
export const listLinkedAccounts = (
  deps: StaffDeps,
  acting: Acting,
  playerId: number,
): Promise<OperatorOutput<'listLinkedAccounts'>> =>
  act(deps, acting, 'list-linked-accounts', async tx => {
    const memberId = acting.member.id
    const player = { memberId, playerId }
    await requirePlayerRecord(tx, player)
    const links = await readLinks(tx, player, maxSharing + 1)
    const reasons = new Map<number, Set<LinkReason>>()
    for (const { reason, playerIds } of links.filter(each => each.playerIds.length <= maxSharing))
      for (const id of playerIds) reasons.set(id, (reasons.get(id) ?? new Set()).add(reason))
    const ids = [...reasons.keys()].toSorted((a, b) => a - b).slice(0, maxAccounts)
    const rows = await readLinkedPlayers(tx, memberId, ids)
    return {
      subject: `player/${playerId}`,
      after: { accounts: rows.length },
      result: {
        accounts: rows.map(({ id, username, status, created_at }) => ({
          playerId: id,
          username,
          status,
          createdAt: created_at,
          reasons: [...(reasons.get(id) ?? [])],
        })),
        crowds: countCrowds(links),
      },
    }
  })
