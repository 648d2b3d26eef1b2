import type { Game } from '@fairground/contract/entities/game'
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
import type { Hall, HallMoment } from '#features/bingo/hall.ts'
import { toGoText } from '#features/bingo/ticket-words.ts'
import { useMoment } from '#features/bingo/use-moment.ts'
import { useJoinedAt } from '#features/playout/use-joined-at.ts'
import { WinMotif } from '#features/game-over/win-motif.tsx'
import { GameCountdown } from '#shared/game-countdown.tsx'

export interface CallerStageProps {
  game: Game
  hall: Hall
  rule: BingoRule
  callName: (number: number) => CallName
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

/** On a phone: what is being played for, and how far the viewer's nearest ticket is from it. */
const Progress = memo(function Progress({ hall }: Pick<CallerStageProps, 'hall'>) {
  const t = useText()
  const prizeText = usePrizeText()
  const playing = useMoment(hall, ({ view }) => view.playing)
  const nearest = useMoment(hall, ({ view }) => view.nearest)
  if (playing === undefined) return null
  return (
    <>
      <b className="num">
        {t('bingo.playout.prizes.playing', { name: playing.name, prize: prizeText(playing) })}
      </b>
      {Number.isFinite(nearest) && <Badge tone={nearest <= 1 ? 'hot' : 'neutral'}>{toGoText(nearest)}</Badge>}
    </>
  )
})

const useScene = ({ game, rule, callName }: CallerStageProps, { phase, calls, number }: HallMoment) => {
  const t = useText()
  const { balls } = rule
  const n = calls.length
  const joinedAt = useJoinedAt(n)
  if (phase === 'ended') return { name: t('bingo.playout.ended.title'), note: t('bingo.playout.ended.note') }
  if (phase === 'draw_ended' || phase === 'draw_post_ended')
    return { name: t('bingo.playout.result.title'), note: t('bingo.playout.result.note', { count: n }) }
  if (number !== undefined) {
    const { name, words } = callName(number)
    if (joinedAt !== undefined)
      return { name, note: <Badge tone="soft">{t('bingo.playout.joinedAt', { n: joinedAt })}</Badge> }
    return {
      name,
      note:
        words === undefined
          ? t('bingo.playout.ballOf', { n, balls })
          : t('bingo.playout.wordsBallOf', { n, balls, words }),
    }
  }
  if (phase === 'rng_started')
    return { name: t('bingo.playout.starting.title'), note: t('bingo.playout.starting.note') }
  if (game.gameStatus === 'RETRY')
    return { name: t('bingo.playout.countdown.retry'), note: t('bingo.playout.countdown.retryText') }
  const open = game.gameStatus === 'OPEN'
  return {
    name: t('bingo.playout.countdown.title'),
    note: t(`bingo.playout.countdown.${open ? 'open' : 'closed'}`),
  }
}

function Tube({ before, max }: { before: readonly number[]; max: BingoRule['balls'] }) {
  const t = useText()
  return (
    <BallTube
      numbers={before}
      max={max}
      label={
        before.length === 0
          ? t('bingo.playout.tubeEmpty')
          : t('bingo.playout.tube', { numbers: before.join(', ') })
      }
    />
  )
}

/** The caller: the big ball, its name, the last five, and on a phone what is being played for. */
export const CallerStage = memo(function CallerStage(props: CallerStageProps) {
  const { game, hall, rule, banner, winning } = props
  const t = useText()
  const moment = useMoment(hall, now => now)
  const { phase, calls, number, view, gone, present } = moment
  const { name, note } = useScene(props, moment)
  const target = phase === 'countdown' ? game.tournamentStartTime : null
  return (
    <Caller
      label={t('bingo.playout.caller')}
      data={{
        'data-scene': phase,
        'data-ball': number,
        'data-position': number === undefined ? undefined : calls.length,
        'data-catchup': present ? undefined : 'fast',
      }}
      ball={
        number === undefined ? (
          <GhostBall size={160} />
        ) : (
          <span key={number} className="ball-now">
            <Ball number={number} max={rule.balls} size={160} />
          </span>
        )
      }
      name={
        <>
          {number !== undefined && <span className="vh">{number}, </span>}
          {name}
        </>
      }
      note={note}
      tube={
        target === null ? (
          <Tube before={calls.slice(-inTube - 1, -1).toReversed()} max={rule.balls} />
        ) : (
          <GameCountdown title={game.gameTitle} target={target} form="tiles" />
        )
      }
      progress={view.playing && <Progress hall={hall} />}
      banner={banner}
      veil={
        <>
          {winning && <WinMotif />}
          {gone && <Veil />}
        </>
      }
    />
  )
})
