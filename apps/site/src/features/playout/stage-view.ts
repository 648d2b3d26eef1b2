import type { Line } from '@fairground/rules/picking/line'
import { type LineMatches, matchesOfLines } from '@fairground/rules/playout/matches'
import type { PlayoutState } from '@fairground/rules/playout/state'

/** What the middle of the stage shows. */
export type StageScene = 'countdown' | 'starting' | 'waiting' | 'ball' | 'result' | 'ended'

const sceneOf = ({ phase, step }: PlayoutState): StageScene => {
  if (phase === 'countdown') return 'countdown'
  if (phase === 'ended') return 'ended'
  if (phase === 'draw_ended' || phase === 'draw_post_ended') return 'result'
  if (step === 'START_GAME') return 'starting'
  return step === 'DRAW_NUM' ? 'ball' : 'waiting'
}

/** Balls follow each other on one scene; only a change of its key is a transition of the stage. */
const sceneKeyOf = (scene: StageScene, drawNum: number): string =>
  scene === 'ball' || scene === 'waiting' ? `draw-${drawNum}` : scene

export type StageBall = {
  readonly number: number
  /** 1 for the first of the draw. */
  readonly position: number
  /** The player's lines it is on, counted from 1. */
  readonly onLines: readonly number[]
}

export type StageView = {
  readonly scene: StageScene
  readonly sceneKey: string
  readonly ball: StageBall | undefined
  readonly drawn: readonly number[]
  readonly matches: readonly LineMatches[]
  /** The most numbers any one line has; undefined without lines. */
  readonly best: number | undefined
}

const linesWith = (lines: readonly Line[], number: number): number[] =>
  lines.flatMap(({ numbers }, index) => (numbers.includes(number) ? [index + 1] : []))

export const stageBalls = (state: PlayoutState, lines: readonly Line[]): StageBall[] =>
  state.currentDraw.map(({ number }, index) => ({
    number,
    position: index + 1,
    onLines: linesWith(lines, number),
  }))

export const stageView = (state: PlayoutState, lines: readonly Line[]): StageView => {
  const scene = sceneOf(state)
  const matches = matchesOfLines(lines, state.currentDraw)
  return {
    scene,
    sceneKey: sceneKeyOf(scene, state.currentDrawNum),
    ball: stageBalls(state, lines).at(-1),
    drawn: state.currentDraw.map(({ number }) => number),
    matches,
    best: matches.length === 0 ? undefined : Math.max(...matches.map(({ count }) => count)),
  }
}
