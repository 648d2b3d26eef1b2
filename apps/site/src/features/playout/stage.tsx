import type { Game } from '@fairground/contract/entities/game'
import type { PlayoutState } from '@fairground/rules/playout/state'
import { BallTray } from '@fairground/ui/parts/ball-tray.tsx'
import { ConnectionVeil } from '@fairground/ui/parts/connection.tsx'
import { Stage as StageFrame, StageSteps } from '@fairground/ui/parts/stage.tsx'
import { StageTransition } from '@fairground/ui/parts/stage-transition.tsx'
import { useConnection } from '#app/connection.ts'
import { useText } from '#app/text.ts'
import { StageBall } from '#features/playout/stage-ball.tsx'
import { StageResult } from '#features/playout/stage-result.tsx'
import type { StageView } from '#features/playout/stage-view.ts'
import { StageCountdown, StageMessage } from '#features/playout/stage-waiting.tsx'
import { useTransitionStyle } from '#features/playout/use-transition-style.ts'
import styles from './stage.module.css'

export interface StageProps {
  game: Game
  view: StageView
  state: PlayoutState
  /** How many numbers are drawn, and from how many. */
  balls: number
  max: number
  jackpot: string | undefined
  gone: boolean
  present: boolean
  /** What my lines brought, as text; undefined for somebody who only watches. */
  back: string | undefined
}

function Scene({ game, view, max, back }: Pick<StageProps, 'game' | 'view' | 'max' | 'back'>) {
  const t = useText()
  switch (view.scene) {
    case 'countdown':
      return <StageCountdown game={game} />
    case 'starting':
      return (
        <StageMessage turning eyebrow={t('playout.starting.eyebrow')} title={t('playout.starting.title')} />
      )
    case 'result':
      return <StageResult view={view} max={max} back={back} />
    case 'ended':
      return <StageMessage turning={false} eyebrow={game.gameTitle} title={t('playout.ended')} />
    case 'ball':
    case 'waiting':
      return view.ball ? (
        <StageBall ball={view.ball} max={max} plays={view.best !== undefined} />
      ) : (
        <StageMessage turning eyebrow={t('playout.waiting.eyebrow')} title={t('playout.waiting.title')} />
      )
  }
}

function Veil() {
  const t = useText()
  const { retries } = useConnection()
  return (
    <ConnectionVeil
      title={t('playout.reconnecting', { n: Math.max(1, retries) })}
      text={t('playout.reconnectingText')}
    />
  )
}

/** The draw itself. `data-ball` and `data-position` name what is on it, for anything that compares two screens. */
export function Stage({ game, view, state, balls, max, jackpot, gone, present, back }: StageProps) {
  const t = useText()
  const style = useTransitionStyle(view.sceneKey, state, !present)
  const drawn = view.drawn.length
  return (
    <StageFrame
      label={t('playout.stage')}
      data={{
        'data-scene': view.scene,
        'data-ball': view.ball?.number,
        'data-position': view.ball?.position,
        'data-catchup': present ? undefined : 'fast',
      }}
      top={
        <StageSteps
          done={drawn}
          total={balls}
          label={drawn === 0 ? t('playout.notBegun') : t('playout.progress', { n: drawn, total: balls })}
        />
      }
      topEnd={jackpot && t('playout.jackpot', { amount: jackpot })}
      foot={
        <BallTray
          drawn={view.drawn}
          max={max}
          slots={balls}
          label={drawn === 0 ? t('playout.trayEmpty') : t('playout.tray', { numbers: view.drawn.join(', ') })}
        />
      }
      veil={gone && <Veil />}
    >
      <StageTransition scene={view.sceneKey} style={style} className={styles.middle}>
        <Scene game={game} view={view} max={max} back={back} />
      </StageTransition>
    </StageFrame>
  )
}
