import type { LogState } from '@fairground/client/log-keeper'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import { clockTimeExact } from '#core/time/date.ts'
import type { LogVerdict, ShownLog } from './shown-log.ts'
import styles from './fairness.module.css'

interface KeptPanelProps {
  verdict: LogVerdict
  state: LogState
  log: ShownLog | undefined
  isChecking: boolean
  onAgain: () => void
}

const tones = {
  split: 'danger',
  policy: 'danger',
  unsigned: 'danger',
  few: 'warn',
  waiting: 'plain',
  agreed: 'win',
} as const satisfies Readonly<Record<LogVerdict, string>>

/** Whether the log still continues what this browser saw before. */
export function KeptPanel({ verdict, state, log, isChecking, onAgain }: KeptPanelProps) {
  const t = useText()
  const tone = tones[verdict]
  const text = t(`fairness.kept.${verdict}Text`, {
    size: state.size,
    seen: state.seenBy.length,
    of: log?.witnesses.length ?? 0,
    needed: log?.quorum ?? 0,
  })
  return (
    <div className={styles.kept} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <p className={styles.eyebrow}>
        <Icon name={tone === 'danger' ? 'warning' : 'shield'} size="sm" />
        {t('fairness.kept.eyebrow')}
      </p>
      <h2>{t(`fairness.kept.${verdict}`)}</h2>
      <p className="small num">
        {text} {state.at !== null && t('fairness.kept.checked', { when: clockTimeExact(state.at) })}
      </p>
      <TextButton icon="repeat" onPress={onAgain}>
        {t(isChecking ? 'fairness.kept.checking' : 'fairness.kept.again')}
      </TextButton>
    </div>
  )
}
