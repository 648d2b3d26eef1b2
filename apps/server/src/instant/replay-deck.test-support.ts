import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { openSealedDeck } from '@fairground/fair/fd2/deck/deck-evidence'
import { openDeckFile } from '@fairground/fair/fd2/deck/deck-file'
import { ticketSeed } from '@fairground/fair/fd2/round'
import { noEvidence } from '@fairground/fair/fd2/witness-evidence'
import { losing, prizeFor } from '@fairground/fair/instant/deck-table'
import { dealCard } from '@fairground/fair/instant/instant-games'
import { drawFileFromText } from '@fairground/fair/record/draw-file'

interface ReplayedCard {
  readonly grid: string | undefined
  readonly places: readonly string[]
  readonly prize: bigint
}

/** The card of every ticket in the order of sale, computed only from the published file. */
export const replayCards = (text: string): ReplayedCard[] => {
  const file = openDeckFile(drawFileFromText(text))
  if ('problem' in file) throw new Error(file.problem)
  const { opened, tiers } = openSealedDeck(file, {}, undefined, noEvidence)
  const { rules, prizeTable } = file.record
  return Array.from(file.tickets(), ({ position }, seq0) => {
    const round = opened().find(({ size }) => size > seq0)
    if (!round || position === null) throw new Error(`no round serves ticket ${seq0 + 1}`)
    const outcome = prizeTable.tiers[tiers()[position] ?? -1]?.name ?? losing
    const draws = openDraws('FD2', ticketSeed(round.seed, seq0), round.deck)
    const card = dealCard({ rules, prizeTable, draws, seq0, outcome })
    const [places, grid] = 'cells' in card ? [card.cells, undefined] : [card.letters, card.grid]
    return { grid, places, prize: prizeFor(prizeTable, outcome) }
  })
}
