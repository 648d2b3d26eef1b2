import type { Game } from '@fairground/contract/entities/games/game'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { StageMessage } from '#features/playout/stage/stage-waiting.tsx'
import { RaffleCountdown } from './raffle-countdown.tsx'
import type { RaffleView } from './raffle-view.ts'
import { ResultScene } from './result-scene.tsx'
import { WaitingScene, WinnerScene } from './winner-scene.tsx'

export interface RaffleSceneProps {
  game: Game
  view: RaffleView
  /** The prize that is drawn first. */
  first: string
  holding: boolean
  /** The viewer watches the current moment, and is neither catching up nor seeking. */
  present: boolean
  replay: boolean
  afterReplay: ReactNode
}

/** The middle of the stage for the current scene. */
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
