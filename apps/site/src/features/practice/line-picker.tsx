import type { PlayRule, RequestedPlay } from '@fairground/rules/picking/play-rule'
import { MULTI_OPTIONS } from '@fairground/rules/picking/play-rule'
import { NumberGrid } from '@fairground/ui/games/numbers/number-grid.tsx'
import { PickSlots } from '@fairground/ui/games/numbers/pick-slots.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { useText } from '#core/text/text.ts'
import styles from './practice.module.css'

interface PickerProps<R extends PlayRule> {
  rule: R
  play: RequestedPlay
  onPlay: (play: RequestedPlay) => void
}

function NumbersPicker({ rule, play, onPlay }: PickerProps<Extract<PlayRule, { kind: 'numbers' }>>) {
  const t = useText()
  const { first, second } = rule
  const { numbers, second: bonus = [] } = play
  const status = t('practice.picked', { count: numbers.length, of: first.pick })
  return (
    <>
      <PickSlots
        numbers={numbers}
        pick={first.pick}
        max={first.of}
        bonus={bonus}
        bonusPick={second?.pick ?? 0}
        label={t('practice.lineIs', { numbers: [...numbers, ...bonus].join(', ') })}
      />
      <NumberGrid
        legend={t('practice.pickNumbers', { count: first.pick, of: first.of })}
        showLegend
        max={first.of}
        pick={first.pick}
        value={numbers}
        status={status}
        onChange={value => onPlay({ ...play, numbers: value })}
      />
      {second && (
        <NumberGrid
          form="bonus"
          legend={t('practice.pickBonus', { count: second.pick, of: second.of })}
          showLegend
          max={second.of}
          pick={second.pick}
          value={bonus}
          status={t('practice.picked', { count: bonus.length, of: second.pick })}
          onChange={value => onPlay({ ...play, second: value })}
        />
      )}
    </>
  )
}

const highestDigit = 9

function DigitsPicker({ rule, play, onPlay }: PickerProps<Extract<PlayRule, { kind: 'digits' }>>) {
  const t = useText()
  const { numbers, units = [1, 0, 0] } = play
  const chosen = MULTI_OPTIONS.find((_, i) => units[i] === 1) ?? 'straight'
  return (
    <>
      <Segmented
        label={t('practice.bet')}
        options={rule.options.map(id => ({ id, label: t(`practice.bets.${id}`) }))}
        value={chosen}
        onChange={option =>
          onPlay({
            ...play,
            units: [Number(option === 'straight'), Number(option === 'box'), Number(option === 'pair')],
          })
        }
      />
      <PickSlots
        form="digits"
        numbers={numbers}
        pick={rule.positions}
        max={highestDigit}
        label={t('practice.lineIs', { numbers: numbers.join(', ') })}
      />
      {numbers.map((digit, i) => (
        <NumberGrid
          key={i}
          form="digits"
          legend={t('practice.position', { position: i + 1 })}
          showLegend
          from={0}
          max={highestDigit}
          pick={1}
          value={[digit]}
          status={t('practice.digitIs', { position: i + 1, digit })}
          onChange={([next = digit]) => onPlay({ ...play, numbers: numbers.with(i, next) })}
        />
      ))}
    </>
  )
}

/** The numbers or digits of the practice line. */
export function LinePicker({ rule, ...props }: PickerProps<PlayRule>) {
  return (
    <div className={styles.column}>
      {rule.kind === 'numbers' && <NumbersPicker rule={rule} {...props} />}
      {rule.kind === 'digits' && <DigitsPicker rule={rule} {...props} />}
    </div>
  )
}
