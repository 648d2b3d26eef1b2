import type { Line } from '@fairground/rules/picking/line'
import type { DrawnBall, PlayoutState } from '@fairground/rules/playout/state'
import type { PlayoutKind } from '#kinds/playout-shape.ts'

/** The content of the middle of the stage. */
export type StageScene = 'countdown' | 'starting' | 'waiting' | 'ball' | 'result' | 'ended'

const getScene = ({ phase, step }: PlayoutState): StageScene => {
  if (phase === 'countdown') return 'countdown'
  if (phase === 'ended') return 'ended'
  if (phase === 'draw_ended' || phase === 'draw_post_ended') return 'result'
  if (step === 'START_GAME') return 'starting'
  return step === 'DRAW_NUM' ? 'ball' : 'waiting'
}

/** All balls of a draw share one key, because only a change of the key starts a stage transition. */
const getSceneKey = (scene: StageScene, drawNum: number): string => {
  if (scene === 'ball' || scene === 'waiting') return `draw-${drawNum}`
  return scene === 'result' ? `result-${drawNum}` : scene
}

export type StageBall = {
  readonly at: number
  readonly drawNum: number
  readonly number: number
  /** The first ball of the draw is 1. */
  readonly position: number
  /** 2 for a ball of the second set. */
  readonly set: 1 | 2
  /** The player's lines that contain it, counted from 1. */
  readonly onLines: readonly number[]
}

export type StageView = {
  readonly scene: StageScene
  readonly sceneKey: string
  /** 0 before the first draw. */
  readonly drawNum: number
  readonly ball: StageBall | undefined
  /** The numbers of the current draw so far. */
  readonly drawn: readonly number[]
  readonly drawn2nd: readonly number[]
}

const hits = (
  { numbers, second }: Line,
  { number, set }: DrawnBall,
  place: number,
  kind: PlayoutKind,
): boolean => {
  if (kind === 'digits') return numbers[place] === number
  return (set === 1 ? numbers : second).includes(number)
}

/** Every ball of every draw so far, with the lines it matches. */
export const stageBalls = (state: PlayoutState, lines: readonly Line[], kind: PlayoutKind): StageBall[] =>
  [...state.drawHistory, state.currentDraw].flatMap((draw, drawIndex) =>
    draw.map((ball, place) => ({
      at: ball.at,
      drawNum: drawIndex + 1,
      number: ball.number,
      position: place + 1,
      set: ball.set,
      onLines: lines.flatMap((line, i) => (hits(line, ball, place, kind) ? [i + 1] : [])),
    })),
  )

export const stageView = (state: PlayoutState, balls: readonly StageBall[]): StageView => {
  const scene = getScene(state)
  const current = balls.filter(({ drawNum }) => drawNum === state.currentDrawNum)
  const numbersInSet = (set: 1 | 2) => current.filter(ball => ball.set === set).map(({ number }) => number)
  return {
    scene,
    sceneKey: getSceneKey(scene, state.currentDrawNum),
    drawNum: state.currentDrawNum,
    ball: current.at(-1),
    drawn: numbersInSet(1),
    drawn2nd: numbersInSet(2),
  }
}
