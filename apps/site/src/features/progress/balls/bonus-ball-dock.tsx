import type { Game } from '@fairground/contract/entities/games/game'
import type { Play } from '@fairground/contract/entities/plays/play'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bonusBallsQuery } from '#shared/rewards/progress-queries.ts'
import { ReadyBall } from './ready-ball.tsx'
import { SendBall } from './send-ball.tsx'
import { UsedBall } from './used-ball.tsx'

export interface BonusBallDockProps {
  game: Game
  plays: readonly Pick<Play, 'numbers'>[]
  highest: number
}

/** The ball of this draw, or one that can be used in it. Its result is fetched again when the draw has ended. */
export function BonusBallDock({ game, plays, highest }: BonusBallDockProps) {
  const { gameInstanceId, gameStatus } = game
  const [sending, setSending] = useState(false)
  const [kept, setKept] = useState(false)
  const { data } = useQuery(bonusBallsQuery(game))
  const balls = data?.bonusBalls ?? []
  const used = balls.find(ball => ball.gameInstanceId === gameInstanceId)
  if (used) return <UsedBall ball={used} highest={highest} />
  const ready = balls.find(({ state, ball }) => state === 'available' && ball <= highest)
  if (!ready || kept || gameStatus !== 'OPEN') return null
  return sending ? (
    <SendBall ball={ready} highest={highest} onBack={() => setSending(false)} />
  ) : (
    <ReadyBall
      ball={ready}
      highest={highest}
      gameInstanceId={gameInstanceId}
      hasLine={plays.some(({ numbers }) => numbers.includes(ready.ball))}
      onSend={ready.fromName === null ? () => setSending(true) : undefined}
      onKeep={() => setKept(true)}
    />
  )
}
