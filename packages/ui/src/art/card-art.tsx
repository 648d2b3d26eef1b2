import type { ArtKind } from '#art/art-kind.ts'
import { artSeed, type ArtSeed } from '#art/art-seed.ts'
import { BingoMotif } from '#games/bingo/bingo-motif.tsx'
import { CardBackdrop } from '#art/card-backdrop.tsx'
import { CrosswordMotif } from '#games/instant/crossword-motif.tsx'
import { LotteryMotif } from '#games/numbers/lottery-motif.tsx'
import { motifShadow } from '#art/motif-style.ts'
import { PickMotif } from '#games/numbers/pick-motif.tsx'
import { RaceMotif } from '#games/numbers/race-motif.tsx'
import { RaffleMotif } from '#games/raffle/raffle-motif.tsx'
import { ScratchMotif } from '#games/instant/scratch-motif.tsx'
import { useLook } from '#looks/look.tsx'
import type { ComponentType } from 'react'

const motifs = {
  lottery: { Motif: LotteryMotif, paint: 'var(--k-lottery)' },
  raffle: { Motif: RaffleMotif, paint: 'var(--k-raffle)' },
  bingo: { Motif: BingoMotif, paint: 'var(--k-bingo)' },
  crossword: { Motif: CrosswordMotif, paint: 'var(--k-crossword)' },
  scratchcard: { Motif: ScratchMotif, paint: 'var(--k-scratch)' },
  pick: { Motif: PickMotif, paint: 'var(--k-pick)' },
  race: { Motif: RaceMotif, paint: 'var(--k-lottery)' },
} satisfies Record<ArtKind, { Motif: ComponentType<{ seed: ArtSeed }>; paint: string }>

/** One motif per game kind in a 320 by 150 box, varied by the game's id. */
export function CardArt({ kind, seed: id }: { kind: ArtKind; seed: string }) {
  const look = useLook()
  const seed = artSeed(id)
  const { Motif, paint } = motifs[kind]
  return (
    <svg viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <CardBackdrop paint={paint} hueShift={seed.hueShift} />
      <g style={motifShadow(look)}>
        <g transform={`rotate(${seed.tilt} 160 80)`}>
          <Motif seed={seed} />
        </g>
      </g>
    </svg>
  )
}
