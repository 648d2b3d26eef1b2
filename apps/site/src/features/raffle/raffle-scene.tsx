import type { Game } from '@fairground/contract/entities/game'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { StageMessage } from '#features/playout/stage-waiting.tsx'
import { RaffleCountdown } from '#features/raffle/raffle-countdown.tsx'
import type { RaffleView } from '#features/raffle/raffle-view.ts'
import { ResultScene } from '#features/raffle/result-scene.tsx'
import { WaitingScene, WinnerScene } from '#features/raffle/winner-scene.tsx'

export interface RaffleSceneProps {
  game: Game
  view: RaffleView
  /** The prize that is drawn first. */
  first: string
  holding: boolean
  /** The viewer is at this moment of the show, and not on the way to it. */
  present: boolean
  replay: boolean
  afterReplay: ReactNode
}

/** The middle of the stage, by what the show is at. */
export function RaffleScene(props: RaffleSceneProps) {
  const { game, view, first, holding, present, replay, afterReplay } = props
  const t = useText()
  const sold = game.gamePlayCurrent
  switch (view.scene) {
    case 'countdown':
      return replay ? (
        <StageMessage turning eyebrow={game.gameTitle} title={t('playout.replay.soon')} />
      ) : (
        <RaffleCountdown game={game} />
      )
    case 'starting':
      return (
        <StageMessage
          turning
          eyebrow={t('raffle.playout.starting.eyebrow')}
          title={t('raffle.playout.starting.title')}
        />
      )
    case 'waiting':
      return <WaitingScene total={view.total} name={first} sold={sold} />
    case 'winner':
      return view.now ? (
        <WinnerScene prize={view.now} total={view.total} sold={sold} present={present} />
      ) : null
    case 'result':
      return <ResultScene view={view} holding={holding} />
    case 'ended':
      return (
        <StageMessage
          turning={false}
          eyebrow={game.gameTitle}
          title={t(replay ? 'playout.replay.over' : 'raffle.playout.ended')}
        >
          {afterReplay}
        </StageMessage>
      )
  }
}
