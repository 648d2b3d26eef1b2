import { roundTime } from '@fairground/fair/beacon/beacon'
import { deckVerdict } from '@fairground/fair/fd2/deck/sample-verdict.test-support'
import {
  type SampleSealedDeck,
  sampleSealedReceipt,
} from '@fairground/fair/fd2/deck/sample-sealed-deck.test-support'
import { atTime } from '@fairground/server/testing/at-time.test-support'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from './expect-outcome.ts'
import { grindPlayer, honest, insiderTicket, leaves, policy, rebuildDeck, seed } from './insider-deck.ts'
import { cutTime, firstRound, publishDeck, roundRequest } from './published-deck.ts'
import { answerOrRefusal, beacon, useSignerHost } from './signer-host.ts'

const ground = grindPlayer()
const rebuilt = rebuildDeck(ground.player)
const crown = { seq0: insiderTicket, tier: 'crown', amount: '500000' }

const verdict = (deck: SampleSealedDeck, receipt?: unknown, pinned = policy) =>
  deckVerdict(deck, { policy: pinned }, { receipt })

/** The step that fails; undefined for a valid deck. */
const expectStopped = (found: string) => expectOutcome('ground-ticket', found === 'VALID' ? undefined : found)

describe('an insider with the platform key and the socket of the signer, after the beacon value', () => {
  const host = useSignerHost()
  let deckHash: string
  beforeAll(async () => {
    ;({ deckHash } = await publishDeck(host))
  })
  const countersign = (n: number, round: number, tickets: typeof leaves) => {
    const served = n === 1 ? 0 : leaves.length
    const request = roundRequest(deckHash, { round, n, served }, tickets)
    return answerOrRefusal<'countersignRound'>(host.call('countersignRound', request))
  }

  it('gets no countersignature for a round with one more ticket', async () => {
    const honestAnswer = await atTime(cutTime(firstRound), () => countersign(1, firstRound, leaves))
    expect(honestAnswer).toHaveProperty('lock')
    const more = [...leaves, ground.leaf]
    await atTime(roundTime(beacon, firstRound) + 500, async () => {
      expect(await countersign(1, firstRound, more)).toEqual({ refused: 'spent' })
      expect(await countersign(2, firstRound, more)).toEqual({ refused: 'spent' })
      expect(await countersign(1, firstRound, leaves)).toEqual(honestAnswer)
    })
    const next = firstRound + 1
    await atTime(roundTime(beacon, next) + 500, async () =>
      expect(await countersign(2, next, more)).toEqual({ refused: 'late' }),
    )
  })

  it('fails with the honest countersignature, which names other tickets', () => {
    expect(rebuilt.record.payouts).toContainEqual(crown)
    expectStopped(verdict({ ...rebuilt, rounds: honest.rounds }))
  })
})

describe('an insider with the keys of platform, signer and log, after the beacon value', () => {
  it('remakes the round with a back-dated ticket that gets the top prize, and the witnesses date it', () => {
    expect(rebuilt.record.payouts).toContainEqual(crown)
    expectStopped(verdict(rebuilt))
    expectStopped(verdict(rebuilt, sampleSealedReceipt(rebuilt, seed, insiderTicket)))
  })

  it('fails also with one corrupt witness of three', () => {
    expectStopped(verdict(rebuildDeck(ground.player, ['w3'])))
  })

  it('would succeed with a quorum of corrupt witnesses, or for a reader without witnesses', () => {
    expect(verdict(rebuildDeck(ground.player, ['w2', 'w3']))).toBe('VALID')
    const unwitnessed = { ...policy, witnesses: [], quorum: 0 }
    expect(verdict(rebuilt, undefined, unwitnessed)).toBe('VALID')
  })
})

describe('the honest deck', () => {
  it('is valid with the receipt of a buyer, and has no top prize in the last round', () => {
    expect(verdict(honest, sampleSealedReceipt(honest, seed, insiderTicket - 1))).toBe('VALID')
    expect(honest.record.payouts).not.toContainEqual(expect.objectContaining({ tier: 'crown' }))
  })
})
