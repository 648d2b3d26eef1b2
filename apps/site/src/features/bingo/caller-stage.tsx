import type { Game } from '@fairground/contract/entities/game'
import type { PlayoutState } from '@fairground/rules/playout/state'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Ball, GhostBall } from '@fairground/ui/parts/ball.tsx'
import { BallTube } from '@fairground/ui/parts/ball-tube.tsx'
import { Caller } from '@fairground/ui/parts/caller.tsx'
import { ConnectionVeil } from '@fairground/ui/parts/connection.tsx'
import { memo, type ReactNode } from 'react'
import { useConnection } from '#app/connection.ts'
import { useText } from '#app/text.ts'
import type { CallName } from '#features/bingo/use-call-name.ts'
import { usePrizeText } from '#features/bingo/use-prize-text.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import type { RoundView, TierView } from '#features/bingo/round-view.ts'
import { toGoText } from '#features/bingo/ticket-words.ts'
import { WinMotif } from '#features/game-over/win-motif.tsx'
import { GameCountdown } from '#shared/game-countdown.tsx'

export interface CallerStageProps {
  game: Game
  rule: BingoRule
  state: PlayoutState
  /** What the ball on stage is called. */
  call: CallName | undefined
  view: RoundView
  gone: boolean
  present: boolean
  joinedAt: number | undefined
  banner: ReactNode
  /** A return above the stake has just come. */
  winning: boolean
}

const inTube = 5

function Veil() {
  const t = useText()
  const { retries } = useConnection()
  return (
    <ConnectionVeil
      title={t('bingo.playout.reconnecting', { n: Math.max(1, retries) })}
      text={t('bingo.playout.reconnectingText')}
    />
  )
}

interface ProgressProps {
  playing: TierView
  /** How many numbers the viewer's nearest ticket lacks. */
  nearest: number | undefined
}

const Progress = memo(function Progress({ playing, nearest }: ProgressProps) {
  const t = useText()
  const prizeText = usePrizeText()
  return (
    <>
      <b className="num">
        {t('bingo.playout.prizes.playing', { name: playing.name, prize: prizeText(playing) })}
      </b>
      {nearest !== undefined && <Badge tone={nearest <= 1 ? 'hot' : 'neutral'}>{toGoText(nearest)}</Badge>}
    </>
  )
})

const useScene = ({ game, rule, state, call, joinedAt }: CallerStageProps) => {
  const t = useText()
  const { balls } = rule
  const n = state.currentDraw.length
  if (state.phase === 'ended')
    return { name: t('bingo.playout.ended.title'), note: t('bingo.playout.ended.note') }
  if (state.phase === 'draw_ended' || state.phase === 'draw_post_ended')
    return { name: t('bingo.playout.result.title'), note: t('bingo.playout.result.note', { count: n }) }
  if (call) {
    const at = { n, balls }
    const note =
      call.words === undefined
        ? t('bingo.playout.ballOf', at)
        : t('bingo.playout.wordsBallOf', { ...at, words: call.words })
    return {
      name: call.name,
      note:
        joinedAt === undefined ? (
          note
        ) : (
          <Badge tone="soft">{t('bingo.playout.joinedAt', { n: joinedAt })}</Badge>
        ),
    }
  }
  if (state.phase === 'rng_started')
    return { name: t('bingo.playout.starting.title'), note: t('bingo.playout.starting.note') }
  if (game.gameStatus === 'RETRY')
    return { name: t('bingo.playout.countdown.retry'), note: t('bingo.playout.countdown.retryText') }
  const open = game.gameStatus === 'OPEN'
  return {
    name: t('bingo.playout.countdown.title'),
    note: t(`bingo.playout.countdown.${open ? 'open' : 'closed'}`),
  }
}

/** The caller: the big ball, its name, the last five, and on a phone what is being played for. */
export function CallerStage(props: CallerStageProps) {
  const { game, rule, state, view, gone, present, banner, winning } = props
  const t = useText()
  const ball = state.currentBall?.number
  const { name, note } = useScene(props)
  const before = state.currentDraw
    .slice(-inTube - 1, -1)
    .map(({ number }) => number)
    .toReversed()
  const nearest = Math.min(...view.cards.map(({ toGo }) => toGo))
  const target = state.phase === 'countdown' ? game.tournamentStartTime : null
  return (
    <Caller
      label={t('bingo.playout.caller')}
      data={{
        'data-scene': state.phase,
        'data-ball': ball,
        'data-position': ball === undefined ? undefined : state.currentDraw.length,
        'data-catchup': present ? undefined : 'fast',
      }}
      ball={
        ball === undefined ? (
          <GhostBall size={160} />
        ) : (
          <span key={ball} className="ball-now">
            <Ball number={ball} max={rule.balls} size={160} />
          </span>
        )
      }
      name={
        <>
          {ball !== undefined && <span className="vh">{ball}, </span>}
          {name}
        </>
      }
      note={note}
      tube={
        target === null ? (
          <BallTube
            numbers={before}
            max={rule.balls}
            label={
              before.length === 0
                ? t('bingo.playout.tubeEmpty')
                : t('bingo.playout.tube', { numbers: before.join(', ') })
            }
          />
        ) : (
          <GameCountdown title={game.gameTitle} target={target} form="tiles" />
        )
      }
      progress={
        view.playing && (
          <Progress playing={view.playing} nearest={view.cards.length > 0 ? nearest : undefined} />
        )
      }
      banner={banner}
      veil={
        <>
          {winning && <WinMotif />}
          {gone && <Veil />}
        </>
      }
    />
  )
}
