import { drawRound, roundAt } from '@fairground/fair/beacon'
import { localChain, signRound } from '@fairground/fair/beacon-sign'
import { hex } from '@fairground/fair/bytes'
import { chainFrom } from '@fairground/fair/chain'
import type { GameKind } from '@fairground/fair/games/games'
import { playerTag } from '@fairground/fair/leaf'
import {
  type Cheat,
  resealTickets,
  type SampleDraw,
  sampleRecord,
  sampleSecret,
} from '@fairground/fair/sample-record.test-support'
import type { RecordTicket } from '@fairground/fair/ticket-line'
import type { RecordVoid } from '@fairground/fair/voids'
import { Choices } from './choices.ts'
import { gameKinds, randomTerms } from './random-terms.ts'

export interface RandomDraw {
  kind: GameKind
  number: number
  /** More tickets, so that there is something to change. */
  fewestTickets?: number
  cheat?: Cheat
}

/** Of all secrets of the draw. */
export const seedOf = ({ kind, number }: RandomDraw): string => `${kind}-${number}`

/** A signed record of a made-up draw; the same kind and number give the same one. */
export function randomDraw(draw: RandomDraw): SampleDraw {
  const choices = new Choices(draw.number * gameKinds.length + gameKinds.indexOf(draw.kind))
  const { terms, plays } = randomTerms(draw.kind, choices)
  const players = Array.from({ length: choices.between(1, 12) }, (_, i) =>
    hex(playerTag(sampleSecret(seedOf(draw), `salt-${i}`), `player-${i}`)),
  )
  const tickets = choices.between(draw.fewestTickets ?? 0, 40)
  const price = choices.one(['250', '33', '1000000'])
  const leaves = Array.from(
    { length: tickets },
    (): RecordTicket => ({
      player: choices.one(players),
      plays: plays(),
      price: choices.chance(10) ? '0' : price,
    }),
  )
  const voids = voidsOf(choices, tickets)
  const closedAt = Date.UTC(2026, 0, 1) + choices.between(0, 365 * 86_400) * 1000 + choices.between(0, 999)
  return sampleRecord({
    tickets: 0,
    seed: seedOf(draw),
    cheat: {
      signerAt: closedAt + choices.between(0, 5000),
      ...draw.cheat,
      seal: sealed => {
        const honest = resealTickets({
          ...sealed,
          ...terms,
          ...setting(choices, seedOf(draw), closedAt),
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

/** Up to four tickets are taken back, each somewhere after it was sold. */
function voidsOf(choices: Choices, tickets: number): RecordVoid[] {
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
