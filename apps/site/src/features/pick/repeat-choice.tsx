import { Segmented } from '@fairground/ui/parts/segmented.tsx'
import { Stepper } from '@fairground/ui/parts/stepper.tsx'
import { useText } from '#app/text.ts'
import styles from './repeat-choice.module.css'

const FIRST_MANY = 4
const MOST_REPEATS = 52

/** In how many next draws the same lines play again: none, one, or as many as the player says. */
export function RepeatChoice({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useText()
  const many = value > 1
  return (
    <div className={styles.repeat}>
      <b className="small">{t('pick.repeat.title')}</b>
      <Segmented
        label={t('pick.repeat.title')}
        options={[
          { id: 'once', label: t('pick.repeat.once') },
          { id: 'next', label: t('pick.repeat.next') },
          { id: 'more', label: t('pick.repeat.more', { count: many ? value : FIRST_MANY }) },
        ]}
        value={many ? 'more' : value === 1 ? 'next' : 'once'}
        onChange={id => onChange({ once: 0, next: 1, more: FIRST_MANY }[id])}
      />
      {many && (
        <Stepper
          label={t('pick.repeat.stepper')}
          lessLabel={t('pick.repeat.less')}
          moreLabel={t('pick.repeat.many')}
          value={value}
          min={2}
          max={MOST_REPEATS}
          onChange={onChange}
        />
      )}
      {value > 0 && <p className="small muted">{t('pick.repeat.note', { count: value })}</p>}
    </div>
  )
}

/** A subscription keeps lines, not the units staked on them, and is paid ahead in the game's currency. */
export function RepeatNotOffered({ text }: { text: string }) {
  return <p className={styles.none}>{text}</p>
}
