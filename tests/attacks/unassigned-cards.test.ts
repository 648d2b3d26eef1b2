import { roundTime } from '@fairground/fair/beacon/beacon'
import { leafHash } from '@fairground/fair/crypto/merkle'
import { utf8 } from '@fairground/fair/encoding/bytes'
import type { SignerCall } from '@fairground/server/signer/protocol'
import { atTime } from '@fairground/server/testing/at-time.test-support'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from './expect-outcome.ts'
import { cutTime, deckRef, firstRound, publishDeck, roundRequest } from './published-deck.ts'
import { answerOrRefusal, beacon, signBeaconRound, useSignerHost } from './signer-host.ts'

const host = useSignerHost()
let deckHash: string
beforeAll(async () => {
  ;({ deckHash } = await publishDeck(host))
})

const tickets = (count: number) => Array.from({ length: count }, (_, i) => leafHash(utf8(`ticket ${i}`)))

const deal = (round: number, beaconSignature = signBeaconRound(round)) =>
  answerOrRefusal<'deal'>(host.call('deal', { ...deckRef, round, beaconSignature }))

/** Expects that the signer answers nothing, for this reason. */
const expectRefusal = async (answer: Promise<object>, code: string): Promise<void> => {
  const { refused } = { refused: undefined, ...(await answer) }
  expectOutcome('unassigned-cards', refused === undefined ? undefined : 'signer refuses')
  expect(refused).toBe(code)
}

describe('a worker that calls the signer', () => {
  it.each(['openCards', 'assignLink'])('has no call %s', async name => {
    const body = { ...deckRef, positions: [0] }
    await expectRefusal(answerOrRefusal(host.send(name as SignerCall, body as never)), 'request')
  })

  it('gets no card of a round for which no ticket was countersigned', async () => {
    await atTime(roundTime(beacon, firstRound) + 500, () => expectRefusal(deal(firstRound), 'deck'))
  })

  it('cannot have tickets countersigned for a round after its beacon value', async () => {
    const request = roundRequest(deckHash, { round: firstRound, n: 1, served: 0 }, tickets(2))
    await atTime(roundTime(beacon, firstRound) + 500, async () => {
      await expectRefusal(answerOrRefusal(host.call('countersignRound', request)), 'late')
      await expectRefusal(deal(firstRound), 'deck')
    })
  })

  it('gets the cards of a countersigned round after its beacon value, and no others', async () => {
    const [round, next] = [firstRound + 1, firstRound + 2]
    await atTime(cutTime(round), async () => {
      await host.call('countersignRound', roundRequest(deckHash, { round, n: 1, served: 0 }, tickets(2)))
      // The beacon has not published the round, so the worker can only offer another value.
      await expectRefusal(deal(round, signBeaconRound(round - 1)), 'beacon')
      await expectRefusal(answerOrRefusal(host.call('endDeck', deckRef)), 'order')
    })
    const answer = await atTime(roundTime(beacon, round) + 500, () => deal(round))
    if ('refused' in answer) throw new Error(answer.refused)
    expect([answer.from, answer.cards.length]).toEqual([0, 2])
    expect(await deal(round)).toEqual(answer)
    await expectRefusal(deal(next), 'deck')
  })

  it('can sell no ticket after it has ended the deck to see the order of the cards', async () => {
    const round = firstRound + 3
    await atTime(cutTime(round), async () => {
      expect(await host.call('endDeck', deckRef)).toHaveProperty('link')
      const request = roundRequest(deckHash, { round, n: 2, served: 2 }, tickets(3))
      await expectRefusal(answerOrRefusal(host.call('countersignRound', request)), 'deck')
    })
  })
})
