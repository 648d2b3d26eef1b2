import type { Game } from '@fairground/contract/entities/game'
import type { GameRuleName } from '@fairground/contract/entities/game-rule'
import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'

export type GameKind = 'lottery' | 'raffle' | 'bingo' | 'crossword' | 'scratchcard' | 'pick'

const kinds: Record<GameRuleName, GameKind> = {
  regularGame: 'lottery',
  oneDrawGame: 'lottery',
  oneDrawGameExt: 'lottery',
  oneDrawGameExtMulti: 'pick',
  raffleGame: 'raffle',
  bingoGame: 'bingo',
  crosswordGame: 'crossword',
  scratchcardGame: 'scratchcard',
}

export const ruleName = (game: Pick<Game, 'gameRule'>): GameRuleName =>
  Object.keys(game.gameRule)[0] as GameRuleName

export const gameKind = (game: Pick<Game, 'gameRule'>): GameKind => kinds[ruleName(game)]

/** Sold from a deck at any time, and opened instead of drawn. */
export const isInstant = (game: Pick<Game, 'gameRule'>): boolean =>
  gameKind(game) === 'crossword' || gameKind(game) === 'scratchcard'

/** The two numbers of "6 from 49", where a game has them. */
export const pickFrom = ({ gameRule }: Pick<Game, 'gameRule'>): { pick: number; from: number } | null => {
  const rule = Object.values(gameRule)[0]
  return rule !== undefined && 'pick' in rule ? { pick: rule.pick, from: rule.from } : null
}

const lobbies: Record<GameRuleName, string> = {
  regularGame: '/lobby',
  oneDrawGame: '/pick',
  oneDrawGameExt: '/pick',
  oneDrawGameExtMulti: '/pick',
  raffleGame: '/raffle',
  bingoGame: '/bingo/lobby',
  crosswordGame: '/crossword',
  scratchcardGame: '/scratchcard',
}

type Addressed = Pick<Game, 'gameRule' | 'gameInstanceId' | 'gameStatus'>

export const playoutHref = (game: Addressed): string =>
  `${ruleName(game) === 'bingoGame' ? '/bingo/playout' : '/playout'}?id=${game.gameInstanceId}`

const gameOvers: Record<GameRuleName, string> = {
  regularGame: '/gameOverLottery',
  oneDrawGame: '/gameOverLottery',
  oneDrawGameExt: '/gameOverLottery',
  oneDrawGameExtMulti: '/gameOverLottery',
  raffleGame: '/gameOverRaffle',
  bingoGame: '/bingo/gameover',
  crosswordGame: '/crossword',
  scratchcardGame: '/scratchcard',
}

/** The result of an ended game, on the screen of its kind; of a raffle with things to win, where they are collected. */
export const gameOverHref = (
  game: Addressed,
  ladder: readonly Pick<PrizeLadderRow, 'kind'>[] = [],
): string => {
  const name = ruleName(game)
  const hasItems = name === 'raffleGame' && ladder.some(({ kind }) => kind === 'item')
  return `${hasItems ? '/gameOverRaffleExt' : gameOvers[name]}?id=${game.gameInstanceId}`
}

/** An ended draw, to be watched again. */
export const replayHref = (game: Addressed): string => `${playoutHref(game)}&replay=true`

/** Where a game is to be found in its present state: buying, watching, or its result. */
export const gameHref = (game: Addressed): string => {
  if (game.gameStatus === 'STARTED') return playoutHref(game)
  if (game.gameStatus === 'ENDED')
    return ruleName(game) === 'bingoGame' ? gameOverHref(game) : `/draws?id=${game.gameInstanceId}`
  return `${lobbies[ruleName(game)]}?id=${game.gameInstanceId}`
}
