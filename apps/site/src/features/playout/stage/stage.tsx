import { BallTray } from '@fairground/ui/games/numbers/ball-tray.tsx'
import { ConnectionVeil } from '@fairground/ui/feedback/connection.tsx'
import { DrawDots, Stage as StageFrame, StageSteps } from '@fairground/ui/games/stage.tsx'
import { StageTransition } from '@fairground/ui/games/stage-transition.tsx'
import { useConnection } from '#core/connection/connection.ts'
import { useText } from '#core/text/text.ts'
import { Ribbons } from './ribbons.tsx'
import { Scene } from './scene.tsx'
import { useTransitionStyle } from './use-transition-style.ts'
import styles from './stage.module.css'
import type { StageProps } from './stage-props.ts'

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

/** The draw stage. Tests read `data-ball` and `data-position` to compare two screens. */
export function Stage(props: StageProps) {
  const { view, viewer, shape, jackpot, disconnected, present, ribbons } = props
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
      veil={disconnected && <Veil />}
    >
      <div className={styles.content}>
        <StageTransition scene={view.sceneKey} style={style} className={styles.middle}>
          <Scene {...props} />
        </StageTransition>
        <Ribbons ribbons={ribbons} />
      </div>
    </StageFrame>
  )
}
