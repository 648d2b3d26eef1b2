import type { GameKind } from '#kinds/game-kind.ts'
import { bingoGuide, raffleGuide } from './dealt-guides.tsx'
import { digitsGuide } from './digits-guide.tsx'
import type { Guide } from './guide.ts'
import { crosswordGuide, scratchcardGuide } from './instant-guides.tsx'
import { oneDrawExtGuide, oneDrawGuide, raceGuide } from './numbers-guides.tsx'

/** Closed map: a kind without an entry does not compile. */
const guides: Readonly<Record<GameKind, Guide>> = {
  oneDrawGame: oneDrawGuide,
  oneDrawGameExt: oneDrawExtGuide,
  oneDrawGameExtMulti: digitsGuide,
  regularGame: raceGuide,
  raffleGame: raffleGuide,
  bingoGame: bingoGuide,
  crosswordGame: crosswordGuide,
  scratchcardGame: scratchcardGuide,
}

export const guideKinds = Object.keys(guides) as readonly GameKind[]

export const getGuide = (kind: GameKind): Guide => guides[kind]

export const parseGuideKind = (text: string | undefined): GameKind | undefined =>
  guideKinds.find(kind => kind === text)
