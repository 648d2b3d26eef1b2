import type { Game } from '@fairground/contract/entities/game'
import type { ViewerState } from '@fairground/rules/playout/viewer'
import { BallTray } from '@fairground/ui/parts/ball-tray.tsx'
import { ConnectionVeil } from '@fairground/ui/parts/connection.tsx'
import { DrawDots, Stage as StageFrame, StageSteps } from '@fairground/ui/parts/stage.tsx'
import { StageTransition } from '@fairground/ui/parts/stage-transition.tsx'
import type { ReactNode } from 'react'
import { useConnection } from '#app/connection.ts'
import { useText } from '#app/text.ts'
import { type Ribbon, Ribbons } from '#features/playout/ribbons.tsx'
import { Scene } from '#features/playout/scene.tsx'
import type { ShowShape } from '#features/playout/show-shape.ts'
import type { StageView } from '#features/playout/stage-view.ts'
import { useTransitionStyle } from '#features/playout/use-transition-style.ts'
import styles from './stage.module.css'

export interface StageProps {
  game: Game
  view: StageView
  viewer: ViewerState
  shape: ShowShape
  jackpot: string | undefined
  gone: boolean
  present: boolean
  ribbons: readonly Ribbon[]
  /** The last scene of a replay: what to do next. */
  afterReplay: ReactNode
  replay: boolean
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

function Tray({ view, shape }: Pick<StageProps, 'view' | 'shape'>) {
  const t = useText()
  const numbers = view.drawn.join(', ')
  const bonus = view.drawn2nd.join(', ')
  const all = bonus === '' ? numbers : t('playout.bonusTray', { numbers, bonus })
  return (
    <BallTray
      drawn={view.drawn}
      drawnBonus={view.drawn2nd}
      max={shape.max}
      slots={shape.balls}
      bonusSlots={shape.balls2nd}
      label={view.drawn.length === 0 ? t('playout.trayEmpty') : t('playout.tray', { numbers: all })}
    />
  )
}

function Progress({ view, shape }: Pick<StageProps, 'view' | 'shape'>) {
  const t = useText()
  const drawn = view.drawn.length + view.drawn2nd.length
  const total = shape.balls + shape.balls2nd
  return (
    <div className={styles.progress}>
      {shape.draws > 1 && (
        <DrawDots
          now={view.drawNum}
          total={shape.draws}
          label={t('playout.drawOf', { n: Math.max(1, view.drawNum), total: shape.draws })}
        />
      )}
      <StageSteps
        done={drawn}
        total={total}
        label={drawn === 0 ? t('playout.notBegun') : t('playout.progress', { n: drawn, total })}
      />
    </div>
  )
}

/** The draw itself. `data-ball` and `data-position` name what is on it, for anything that compares two screens. */
export function Stage(props: StageProps) {
  const { view, viewer, shape, jackpot, gone, present, ribbons } = props
  const t = useText()
  const style = useTransitionStyle(view.sceneKey, viewer, !present)
  return (
    <StageFrame
      label={t('playout.stage')}
      data={{
        'data-scene': view.scene,
        'data-ball': view.ball?.number,
        'data-position': view.ball?.position,
        'data-catchup': present ? undefined : 'fast',
      }}
      top={<Progress view={view} shape={shape} />}
      topEnd={jackpot && t('playout.jackpot', { amount: jackpot })}
      foot={shape.kind === 'digits' ? undefined : <Tray view={view} shape={shape} />}
      veil={gone && <Veil />}
    >
      <div className={styles.show}>
        <StageTransition scene={view.sceneKey} style={style} className={styles.middle}>
          <Scene {...props} />
        </StageTransition>
        <Ribbons ribbons={ribbons} />
      </div>
    </StageFrame>
  )
}
