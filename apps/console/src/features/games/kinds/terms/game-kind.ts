import type { GameKind } from '@fairground/fair/games/games'
import type { InstantKind } from '@fairground/fair/instant/instant-games'
import type { ArtKind } from '@fairground/ui/art/art-kind'

/** Every kind of game that an operator can sell. */
export type AnyKind = GameKind | InstantKind

interface KindWords {
  readonly title: string
  /** What players do, in one sentence. */
  readonly about: string
  /** One unit of sale, and several. */
  readonly line: string
  readonly lines: string
  readonly art: ArtKind
}

/** The kinds in the words of the screens. */
export const kindWords: Readonly<Record<AnyKind, KindWords>> = {
  oneDrawGame: {
    title: 'One draw',
    about: 'Players pick numbers of one set. One draw decides.',
    line: 'line',
    lines: 'lines',
    art: 'lottery',
  },
  oneDrawGameExt: {
    title: 'One draw, two sets',
    about: 'Players pick numbers of two sets, such as five and a bonus ball.',
    line: 'line',
    lines: 'lines',
    art: 'lottery',
  },
  oneDrawGameExtMulti: {
    title: 'Digits',
    about: 'Players choose digits and bet on straight, box or pair.',
    line: 'unit',
    lines: 'units',
    art: 'pick',
  },
  regularGame: {
    title: 'Number race',
    about: 'Several draws pay one after the other. A ranking shares the rest.',
    line: 'line',
    lines: 'lines',
    art: 'race',
  },
  raffleGame: {
    title: 'Raffle',
    about: 'Numbered tickets. Each prize is drawn among those that are sold.',
    line: 'ticket',
    lines: 'tickets',
    art: 'raffle',
  },
  bingoGame: {
    title: 'Bingo',
    about: 'Dealt cards. The first to complete a pattern win it.',
    line: 'card',
    lines: 'cards',
    art: 'bingo',
  },
  scratchcardGame: {
    title: 'Scratchcard',
    about: 'A deck of cards. Three equal symbols win the prize of the symbol.',
    line: 'card',
    lines: 'cards',
    art: 'scratchcard',
  },
  crosswordGame: {
    title: 'Crossword',
    about: 'A deck of cards. The number of completed words decides the prize.',
    line: 'card',
    lines: 'cards',
    art: 'crossword',
  },
}

export const anyKinds = Object.keys(kindWords) as AnyKind[]

export const isKnownKind = (kind: unknown): kind is AnyKind =>
  typeof kind === 'string' && Object.hasOwn(kindWords, kind)

/** The words of a kind, also of one that this console does not know. */
export const nameKind = (kind: string): string => (isKnownKind(kind) ? kindWords[kind].title : kind)
