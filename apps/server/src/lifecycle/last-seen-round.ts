import { roundAt } from '@fairground/fair/beacon/beacon'
import type { SignedRound } from '#beacon/client.ts'
import type { OrganizerDeps } from './organizer.ts'

/**
 * The last beacon round that was published when the signer countersigned. After a crash the signer repeats its first
 * answer, so the latest round can be newer than the countersignature.
 */
export const findLastSeenBeaconRound = async (
  { beacon }: OrganizerDeps,
  beaconRound: number,
  latest: SignedRound,
  countersignedAt: number,
): Promise<SignedRound> => {
  if (latest.round < beaconRound) return latest
  const seen = await beacon.getRound(roundAt(beacon.chain, countersignedAt))
  if (!seen) throw new Error('the beacon did not return the round of the countersignature')
  return seen
}
