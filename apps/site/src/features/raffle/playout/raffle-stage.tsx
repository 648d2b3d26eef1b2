import type { PlayoutState } from '@fairground/rules/playout/state'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { ConnectionVeil } from '@fairground/ui/feedback/connection.tsx'
import { Stage, StageSteps } from '@fairground/ui/games/stage.tsx'
import { StageTransition } from '@fairground/ui/games/stage-transition.tsx'
import { useConnection } from '#core/connection/connection.ts'
import { useText } from '#core/text/text.ts'
import { useTransitionStyle } from '#features/playout/stage/use-transition-style.ts'
import { RaffleScene, type RaffleSceneProps } from './raffle-scene.tsx'
import styles from './raffle-stage.module.css'

export interface RaffleStageProps extends RaffleSceneProps {
  state: PlayoutState
  disconnected: boolean
  /** The prize at which a late viewer joined. */
  joinedAt: number | undefined
}

/** With more prizes, the step dots are left out. */
const maxSteps = 12

function Veil() {
  const t = useText()
  const { retries } = useConnection()
  return (
    <ConnectionVeil
      title={t('playout.reconnecting', { n: Math.max(1, retries) })}
      text={t('raffle.playout.reconnectingText')}
    />
  )
}

/** The raffle stage. Tests read `data-ball` and `data-position` to compare two screens. */
export function RaffleStage({ state, disconnected, joinedAt, ...scene }: RaffleStageProps) {
  const { view, game, present } = scene
  const t = useText()
  const phaseStyle = useTransitionStyle(view.sceneKey, state, !present)
  const isNextWinner = view.now !== undefined && view.now.n > 1 && present
  const { shown, total } = view
  const left = Math.max(0, game.gamePlayCurrent - shown.length)
  return (
    <Stage
      label={t('playout.stage')}
      data={{
        'data-scene': view.scene,
        'data-ball': view.now?.ticket,
        'data-position': view.now?.n,
        'data-catchup': present ? undefined : 'fast',
      }}
      top={
        total <= maxSteps && (
          <StageSteps
            done={shown.length}
            total={total}
            label={
              shown.length === 0
                ? t('raffle.playout.notBegun')
                : t('raffle.playout.prizeOf', { n: shown.length, total })
            }
          />
        )
      }
      topEnd={
        joinedAt !== undefined && <Badge tone="soft">{t('raffle.playout.joinedAt', { n: joinedAt })}</Badge>
      }
      foot={<p className={styles.drum}>{t('raffle.playout.drum', { count: left })}</p>}
      veil={disconnected && <Veil />}
    >
      <div className={styles.content}>
        <StageTransition
          scene={view.sceneKey}
          style={isNextWinner ? 'carousel-swap' : phaseStyle}
          className={styles.middle}
        >
          <RaffleScene {...scene} />
        </StageTransition>
      </div>
    </Stage>
  )
}
