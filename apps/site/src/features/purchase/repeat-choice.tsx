import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { Stepper } from '@fairground/ui/controls/stepper.tsx'
import { useEffect } from 'react'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import styles from './repeat-choice.module.css'

const DEFAULT_REPEATS = 4
const MAX_REPEATS = 52

export interface RepeatChoiceProps {
  value: number
  onChange: (value: number) => void
  /** What is repeated: the chosen lines, or as many dealt tickets or cards. */
  what?: 'lines' | 'tickets' | 'cards'
}

/** Number of later draws or decks in which the same plays are bought again: none, one or a chosen number. */
export function RepeatChoice({ value, onChange, what = 'lines' }: RepeatChoiceProps) {
  const t = useText()
  const isOffered = useIsFeatureOn('newSubscriptions')
  const isStale = !isOffered && value > 0
  useEffect(() => {
    if (isStale) onChange(0)
  }, [isStale, onChange])
  if (!isOffered) return null
  const many = value > 1
  return (
    <div className={styles.repeat}>
      <b className="small">{t('pick.repeat.title')}</b>
      <Segmented
        label={t('pick.repeat.title')}
        options={[
          { id: 'once', label: t('pick.repeat.once') },
          { id: 'next', label: t('pick.repeat.next') },
          { id: 'more', label: t('pick.repeat.more', { count: many ? value : DEFAULT_REPEATS }) },
        ]}
        value={many ? 'more' : value === 1 ? 'next' : 'once'}
        onChange={id => onChange({ once: 0, next: 1, more: DEFAULT_REPEATS }[id])}
      />
      {many && (
        <Stepper
          label={t('pick.repeat.stepper')}
          lessLabel={t('pick.repeat.less')}
          moreLabel={t('pick.repeat.many')}
          value={value}
          min={2}
          max={MAX_REPEATS}
          onChange={onChange}
        />
      )}
      {value > 0 && <p className="small muted">{t(`pick.repeat.note.${what}`, { count: value })}</p>}
    </div>
  )
}

/** A subscription is prepaid in the game's currency, so a ticket paid in another one cannot repeat. */
export function RepeatNotOffered({ text }: { text: string }) {
  return <p className={styles.none}>{text}</p>
}
