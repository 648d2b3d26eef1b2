import type { PlayoutState } from '@fairground/rules/playout/state'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { ConnectionVeil } from '@fairground/ui/parts/connection.tsx'
import { Stage, StageSteps } from '@fairground/ui/parts/stage.tsx'
import { StageTransition } from '@fairground/ui/parts/stage-transition.tsx'
import { useConnection } from '#app/connection.ts'
import { useText } from '#app/text.ts'
import { useTransitionStyle } from '#features/playout/use-transition-style.ts'
import { RaffleScene, type RaffleSceneProps } from '#features/raffle/raffle-scene.tsx'
import styles from './raffle-stage.module.css'

export interface RaffleStageProps extends RaffleSceneProps {
  state: PlayoutState
  gone: boolean
  /** The prize at which somebody came who came late. */
  joinedAt: number | undefined
}

/** More prizes than these are counted in words alone. */
const mostSteps = 12

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

/** The drum. `data-ball` and `data-position` name what is on stage, for anything that compares two screens. */
export function RaffleStage({ state, gone, joinedAt, ...scene }: RaffleStageProps) {
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
        total <= mostSteps && (
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
      veil={gone && <Veil />}
    >
      <div className={styles.show}>
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
