import { useText } from '#core/text/text.ts'
import type { StageProps } from './stage-props.ts'
import { StageBall } from './stage-ball.tsx'
import { StageDigits } from './stage-digits.tsx'
import { StageRace } from './stage-race.tsx'
import { StageResult } from './stage-result.tsx'
import { StageCountdown, StageMessage } from './stage-waiting.tsx'
import { useResultLines } from './use-result-lines.ts'

type SceneProps = Pick<StageProps, 'game' | 'view' | 'viewer' | 'shape' | 'afterReplay' | 'replay'>

/** The middle of the stage while balls are drawn, by kind of play-out. */
function Drawing({ view, viewer, shape }: SceneProps) {
  const t = useText()
  if (shape.kind === 'digits') return <StageDigits view={view} shape={shape} />
  if (shape.kind === 'race') {
    const before = viewer.myPlays.map(
      ({ line }) => viewer.drawHistory.flat().filter(({ number }) => line.numbers.includes(number)).length,
    )
    return <StageRace ball={view.ball} plays={viewer.myPlays} before={before} shape={shape} />
  }
  return view.ball ? (
    <StageBall ball={view.ball} shape={shape} plays={viewer.myPlays.length > 0} />
  ) : (
    <StageMessage
      turning
      max={shape.max}
      eyebrow={t('playout.waiting.eyebrow')}
      title={t('playout.waiting.title')}
    />
  )
}

export function Scene(props: SceneProps) {
  const { game, view, viewer, shape, afterReplay, replay } = props
  const t = useText()
  const { summary, won } = useResultLines(viewer, shape, game.payoutCurrencyId)
  switch (view.scene) {
    case 'countdown':
      return replay ? (
        <StageMessage turning max={shape.max} eyebrow={game.gameTitle} title={t('playout.replay.soon')} />
      ) : (
        <StageCountdown game={game} max={shape.max} />
      )
    case 'starting':
      return (
        <StageMessage
          turning
          max={shape.max}
          eyebrow={t('playout.starting.eyebrow')}
          title={t('playout.starting.title')}
        />
      )
    case 'result':
      return <StageResult view={view} shape={shape} summary={summary} won={won} />
    case 'ended':
      return (
        <StageMessage
          turning={false}
          max={shape.max}
          eyebrow={game.gameTitle}
          title={t(replay ? 'playout.replay.over' : 'playout.ended')}
        >
          {afterReplay}
        </StageMessage>
      )
    case 'ball':
    case 'waiting':
      return <Drawing {...props} />
  }
}
