import type { CommandName } from '#ledger/commands.ts'
import type { LaneClient } from './lane-client.ts'

/** Commands that follow a decided request of the player. They get the time of their own sending. */
const followUps: ReadonlySet<CommandName> = new Set(['moveDeposit', 'playSubscription'])

/** A lane client for one call of a player: its commands are decided before the deadline of the call or never. */
export const withDeadline = (lane: LaneClient, decideBefore: number): LaneClient => ({
  submit: (memberId, name, request) =>
    lane.submit(memberId, name, request, followUps.has(name) ? undefined : decideBefore),
})
