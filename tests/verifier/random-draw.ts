import { drawRound, roundAt } from '@fairground/fair/beacon/beacon'
import { localChain, signRound } from '@fairground/fair/beacon/local-beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import { chainFrom } from '@fairground/fair/crypto/hash-chain'
import type { GameKind } from '@fairground/fair/games/games'
import { playerTag } from '@fairground/fair/tickets/leaf'
import {
  type Cheat,
  resealTickets,
  type SampleDraw,
  sampleRecord,
  sampleSecret,
} from '@fairground/fair/record/sample-record.test-support'
import type { RecordTicket } from '@fairground/fair/tickets/ticket-line'
import type { RecordVoid } from '@fairground/fair/tickets/voids'
import { Choices } from './choices.ts'
import { gameKinds, randomTerms } from './random-terms.ts'

export interface RandomDraw {
  kind: GameKind
  number: number
  /** The minimum number of tickets, for tests that change tickets. */
  minTickets?: number
  cheat?: Cheat
}

/** The seed of all secrets of the draw. */
export const getSeed = ({ kind, number }: RandomDraw): string => `${kind}-${number}`

/** Makes a signed record of a random draw; the same kind and number give the same record. */
export function randomDraw(draw: RandomDraw): SampleDraw {
  const choices = new Choices(draw.number * gameKinds.length + gameKinds.indexOf(draw.kind))
  const { terms, plays } = randomTerms(draw.kind, choices)
  const players = Array.from({ length: choices.between(1, 12) }, (_, i) =>
    hex(playerTag(sampleSecret(getSeed(draw), `salt-${i}`), `player-${i}`)),
  )
  const tickets = choices.between(draw.minTickets ?? 0, 40)
  const price = choices.one(['250', '33', '1000000'])
  const leaves = Array.from(
    { length: tickets },
    (): RecordTicket => ({
      player: choices.one(players),
      plays: plays(),
      price: choices.chance(10) ? '0' : price,
    }),
  )
  const voids = makeVoids(choices, tickets)
  const closedAt = Date.UTC(2026, 0, 1) + choices.between(0, 365 * 86_400) * 1000 + choices.between(0, 999)
  return sampleRecord({
    tickets: 0,
    seed: getSeed(draw),
    cheat: {
      signerAt: closedAt + choices.between(0, 5000),
      ...draw.cheat,
      seal: closed => {
        const honest = resealTickets({
          ...closed,
          ...terms,
          ...setting(choices, getSeed(draw), closedAt),
          title: choices.one(['Three of twelve', 'Große Ziehung – €', '宝くじ 🎟', 'A "quoted" \\ title']),
          currency: choices.one(['EUR', 'JPY', 'KWD']),
          decimals: choices.between(0, 3),
          jackpot: choices.amount(),
          leaves,
          voids,
        })
        return draw.cheat?.seal?.(honest) ?? honest
      },
    },
  })
}

/** Voids up to four tickets, each at a place after its sale. */
function makeVoids(choices: Choices, tickets: number): RecordVoid[] {
  const size = tickets + (tickets > 4 ? choices.between(0, 4) : 0)
  const places = Array.from({ length: size - 5 }, (_, i) => i + 5)
  const isVoid = new Set(choices.some(size - tickets, places))
  const sold: number[] = []
  const voids: RecordVoid[] = []
  for (let seq0 = 0; seq0 < size; seq0 += 1) {
    if (isVoid.has(seq0)) {
      const [voided] = choices.some(1, sold)
      voids.push({ seq0, voided: voided! })
      sold.splice(sold.indexOf(voided!), 1)
    } else sold.push(seq0)
  }
  return voids
}

function setting(choices: Choices, seed: string, closedAt: number) {
  const secret = sampleSecret(seed, 'beacon')
  const chain = localChain(secret, 1_700_000_000, choices.one([3, 30]), 'sample beacon')
  const round = drawRound(chain, closedAt)
  const seen = roundAt(chain, closedAt)
  const links = chainFrom(sampleSecret(seed, 'chain'), 5)
  const index = choices.between(1, 5)
  return {
    closedAt,
    chain: {
      anchor: hex(links.anchor),
      index,
      previous: hex(links.linkAt(index - 1)),
      link: hex(links.linkAt(index)),
    },
    beacon: {
      chain,
      round,
      signature: signRound(secret, round),
      lastSeen: { round: seen, signature: signRound(secret, seen) },
    },
  }
}
