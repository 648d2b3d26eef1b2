import * as fc from 'fast-check'
import { openDraw } from '#crypto/draw-stream.ts'
import { hex } from '#encoding/bytes.ts'
import type { GameKind, GameTerms } from '#games/games.ts'
import { dealtGames } from '#games/shared/dealt-games.test-support.ts'
import { numberGames } from '#games/shared/number-games.test-support.ts'
import { playerTag } from '#tickets/leaf.ts'
import type { RecordTicket } from '#tickets/ticket-line.ts'
import { sampleSecret } from './sample-world.test-support.ts'

interface SampleKind extends GameTerms {
  readonly plays: (count: number) => string[]
}

const dealt = ({ rules, prizeTable, plays }: (typeof dealtGames)[keyof typeof dealtGames]): SampleKind => ({
  rules,
  prizeTable,
  plays: count => Array.from({ length: count }, (_, i) => plays(i)),
})

const numbered = (kind: GameKind): SampleKind => {
  const game = numberGames.find(([name]) => name === kind)?.[1]
  if (!game) throw new Error(`no sample of ${kind}`)
  return { ...game.terms, plays: count => fc.sample(game.plays, { numRuns: count, seed: 4 }) }
}

/** Closed map: a kind without a sample does not compile. */
export const sampleKinds: { readonly [K in GameKind]: SampleKind } = {
  oneDrawGame: numbered('oneDrawGame'),
  oneDrawGameExt: numbered('oneDrawGameExt'),
  oneDrawGameExtMulti: numbered('oneDrawGameExtMulti'),
  regularGame: numbered('regularGame'),
  raffleGame: dealt(dealtGames.raffle),
  bingoGame: dealt(dealtGames.bingo),
}

export const gameKinds = Object.keys(sampleKinds) as GameKind[]

export const sampleTickets = (kind: GameKind, count: number): RecordTicket[] => {
  const salts = openDraw(sampleSecret('salts'), sampleSecret('nonce'), kind)
  return sampleKinds[kind].plays(count).map((plays, i) => ({
    player: hex(playerTag(sampleSecret(`salt ${salts.uniform(1e9)}`), `player-${i}`)),
    plays,
    price: i % 10 === 9 ? '0' : '250',
  }))
}
