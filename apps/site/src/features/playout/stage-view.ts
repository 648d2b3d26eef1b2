import type { Line } from '@fairground/rules/picking/line'
import type { DrawnBall, PlayoutState } from '@fairground/rules/playout/state'
import type { ShowKind } from '#features/playout/show-shape.ts'

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
const sceneKeyOf = (scene: StageScene, drawNum: number): string => {
  if (scene === 'ball' || scene === 'waiting') return `draw-${drawNum}`
  return scene === 'result' ? `result-${drawNum}` : scene
}

export type StageBall = {
  readonly at: number
  readonly drawNum: number
  readonly number: number
  /** 1 for the first of the draw. */
  readonly position: number
  /** 2: of the second set. */
  readonly set: 1 | 2
  /** The player's lines it is on, counted from 1. */
  readonly onLines: readonly number[]
}

export type StageView = {
  readonly scene: StageScene
  readonly sceneKey: string
  /** 0 before the first. */
  readonly drawNum: number
  readonly ball: StageBall | undefined
  /** Of the current draw. */
  readonly drawn: readonly number[]
  readonly drawn2nd: readonly number[]
}

const hits = (
  { numbers, second }: Line,
  { number, set }: DrawnBall,
  place: number,
  kind: ShowKind,
): boolean => {
  if (kind === 'digits') return numbers[place] === number
  return (set === 1 ? numbers : second).includes(number)
}

/** Every ball of every draw so far. */
export const stageBalls = (state: PlayoutState, lines: readonly Line[], kind: ShowKind): StageBall[] =>
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
  const scene = sceneOf(state)
  const current = balls.filter(({ drawNum }) => drawNum === state.currentDrawNum)
  const ofSet = (set: 1 | 2) => current.filter(ball => ball.set === set).map(({ number }) => number)
  return {
    scene,
    sceneKey: sceneKeyOf(scene, state.currentDrawNum),
    drawNum: state.currentDrawNum,
    ball: current.at(-1),
    drawn: ofSet(1),
    drawn2nd: ofSet(2),
  }
}
