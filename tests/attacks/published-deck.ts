import { drawRound, roundTime } from '@fairground/fair/beacon/beacon'
import { consistencyProof } from '@fairground/fair/crypto/consistency'
import { emptyRoot, merkleRoot } from '@fairground/fair/crypto/merkle'
import { type Bytes, hex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { cutBeforeMs } from '@fairground/fair/fd2/round'
import { scratchTerms } from '@fairground/fair/instant/sample-terms.test-support'
import type { CountersignRound } from '@fairground/server/signer/protocol'
import { atTime } from '@fairground/server/testing/at-time.test-support'
import { makeCloseText } from '@fairground/server/testing/close-record.test-support'
import { answerOrRefusal, beacon, game, signBeaconRound, type SignerHost } from './signer-host.ts'

const closedAt = Date.UTC(2026, 2, 1, 12, 0, 1, 500)
const sealRound = drawRound(beacon, closedAt)
const latestEnd = closedAt + 86_400_000

export const deckRef = { game, chain: 1, deck: 1 }
/** The first beacon round that can serve tickets. */
export const firstRound = sealRound + 20

/** A deck of 80 cards with one top prize, sealed and published by the real signer before the first sale. */
export const publishDeck = async ({ call }: SignerHost): Promise<{ readonly deckHash: string }> => {
  const { anchor } = await call('openChain', { game })
  const close = makeCloseText(game, {
    chain: 1,
    index: 1,
    instance: '77',
    prizeTableHash: hex(canonicalHash(scratchTerms.prizeTable)),
    treeSize: 0,
    root: hex(emptyRoot()),
    pool: '0',
    previous: anchor,
    beaconChainHash: beacon.chainHash,
    round: sealRound,
    closedAt,
  })
  await atTime(closedAt + 700, () => call('sealDeck', { game, close, latestEnd }))
  const { prizeTable } = scratchTerms
  const request = { ...deckRef, beaconSignature: signBeaconRound(sealRound), prizeTable }
  const publish = () => answerOrRefusal<'publishDeck'>(call('publishDeck', request))
  return atTime(roundTime(beacon, sealRound) + 400, async () => {
    for (;;) {
      const answer = await publish()
      if ('deckHash' in answer) return answer
      // A slow machine needs more time to compute the cards.
      if (answer.refused !== 'busy') throw new Error(answer.refused)
    }
  })
}

/** Asks for a round that serves these tickets of the deck. Earlier rounds have served the first ones. */
export const roundRequest = (
  deckHash: string,
  { round, n, served }: { readonly round: number; readonly n: number; readonly served: number },
  leaves: readonly Bytes[],
): CountersignRound => ({
  member: game.slice(0, game.indexOf('/')),
  round,
  cutAt: roundTime(beacon, round) - cutBeforeMs,
  rows: [
    {
      ...deckRef,
      deckHash,
      n,
      size: leaves.length,
      root: hex(merkleRoot(leaves)),
      consistency: consistencyProof(leaves, served).map(hex),
    },
  ],
})

/** When the platform sends a round to the signer. */
export const cutTime = (round: number): number => roundTime(beacon, round) - cutBeforeMs + 300
