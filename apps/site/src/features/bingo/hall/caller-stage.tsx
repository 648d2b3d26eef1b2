import type { Game } from '@fairground/contract/entities/games/game'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Ball, GhostBall } from '@fairground/ui/games/numbers/ball.tsx'
import { BallTube } from '@fairground/ui/games/bingo/ball-tube.tsx'
import { Caller } from '@fairground/ui/games/bingo/caller.tsx'
import { ConnectionVeil } from '@fairground/ui/feedback/connection.tsx'
import { memo, type ReactNode } from 'react'
import { useConnection } from '#core/connection/connection.ts'
import { useText } from '#core/text/text.ts'
import type { CallName } from '#features/bingo/game/use-call-name.ts'
import { usePrizeText } from '#features/bingo/game/use-prize-text.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import type { Hall, HallMoment } from './hall.ts'
import { toGoText } from '#features/bingo/tickets/ticket-words.ts'
import { useHallMoment } from './use-hall-moment.ts'
import { useJoinedAt } from '#features/playout/timeline/use-joined-at.ts'
import { WinMotif } from '#shared/game/win-motif.tsx'
import { GameCountdown } from '#shared/game/game-countdown.tsx'

export interface CallerStageProps {
  game: Game
  hall: Hall
  rule: BingoRule
  callName: (number: number) => CallName
  banner: ReactNode
  /** The viewer has just won more than they staked. */
  winning: boolean
}

const tubeSize = 5

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

/** Phones only: the current prize, and how many numbers the viewer's nearest ticket lacks. */
const Progress = memo(function Progress({ hall }: Pick<CallerStageProps, 'hall'>) {
  const t = useText()
  const prizeText = usePrizeText()
  const playing = useHallMoment(hall, ({ view }) => view.playing)
  const nearest = useHallMoment(hall, ({ view }) => view.nearest)
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

/** The caller: the current ball with its name, the five balls before it, and on a phone the current prize. */
export const CallerStage = memo(function CallerStage(props: CallerStageProps) {
  const { game, hall, rule, banner, winning } = props
  const t = useText()
  const moment = useHallMoment(hall, now => now)
  const { phase, calls, number, view, disconnected, present } = moment
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
          <Tube before={calls.slice(-tubeSize - 1, -1).toReversed()} max={rule.balls} />
        ) : (
          <GameCountdown title={game.gameTitle} target={target} form="tiles" />
        )
      }
      progress={view.playing && <Progress hall={hall} />}
      banner={banner}
      veil={
        <>
          {winning && <WinMotif />}
          {disconnected && <Veil />}
        </>
      }
    />
  )
})
