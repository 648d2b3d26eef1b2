import { PLAY_RATES, type PlayRate } from '@fairground/rules/playout/transport'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { Slider } from '@fairground/ui/controls/slider.tsx'
import { useText } from '#core/text/text.ts'
import type { Transport } from '#features/playout/timeline/replay.ts'
import { useReplayPosition } from '#features/playout/timeline/use-replay-position.ts'
import styles from './transport-bar.module.css'

const stepMs = 250

const toMinutes = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const rates = PLAY_RATES.map(rate => ({ id: `${rate}` as const, label: `${rate}×` }))

/** The controls of a replay: play and pause, position, previous and next ball, speed, and the result link. */
export function TransportBar({ transport, resultHref }: { transport: Transport; resultHref: string }) {
  const t = useText()
  const position = useReplayPosition(transport)
  const { playing, rate, lengthMs, ticks } = transport
  const share = position / lengthMs
  const drawn = ticks.filter(tick => tick <= share).length
  return (
    <section className={styles.bar} aria-label={t('playout.replay.controls')}>
      <div className={styles.buttons}>
        <IconButton icon="back" label={t('playout.replay.previous')} onPress={() => transport.toBall(-1)} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          filled={!playing}
          size="lg"
          className={styles.main}
          label={t(playing ? 'playout.replay.pause' : 'playout.replay.play')}
          onPress={playing ? transport.pause : transport.play}
        />
        <IconButton icon="next" label={t('playout.replay.next')} onPress={() => transport.toBall(1)} />
      </div>
      <Slider
        className={styles.scrubber}
        label={t('playout.replay.position')}
        value={Math.max(0, position)}
        max={lengthMs}
        step={stepMs}
        ticks={ticks}
        valueText={t('playout.replay.positionText', {
          time: toMinutes(position),
          length: toMinutes(lengthMs),
          n: drawn,
          total: ticks.length,
        })}
        onChange={transport.seek}
      />
      <span className={styles.time} aria-hidden="true">
        {toMinutes(position)} / {toMinutes(lengthMs)}
      </span>
      <div className={styles.end}>
        <Segmented
          label={t('playout.replay.speed')}
          options={rates}
          value={`${rate}`}
          onChange={id => transport.setRate(Number(id) as PlayRate)}
        />
        <ButtonLink href={resultHref}>{t('playout.replay.toResult')}</ButtonLink>
      </div>
    </section>
  )
}
