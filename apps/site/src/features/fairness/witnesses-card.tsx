import { Note } from '@fairground/ui/feedback/note.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Avatar } from '@fairground/ui/layout/avatar.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { clockTimeExact, longDay } from '#core/time/date.ts'
import type { ShownLog } from './shown-log.ts'
import styles from './fairness.module.css'

/** Who keeps a copy of the log. */
export function WitnessesCard({ log, since }: { log: ShownLog; since: number }) {
  const t = useText()
  const { witnesses, quorum } = log
  return (
    <Card title={t('fairness.witnesses.title')}>
      <p className="small muted">{t('fairness.witnesses.text')}</p>
      {quorum < 2 && (
        <Note tone="warn" icon="warning">
          <b>{t(quorum === 0 ? 'fairness.witnesses.none' : 'fairness.witnesses.one')}</b>{' '}
          {t(quorum === 0 ? 'fairness.witnesses.noneText' : 'fairness.witnesses.oneText')}
        </Note>
      )}
      <ul className={styles.rows}>
        {witnesses.map(({ name, seenAt }) => (
          <li key={name}>
            <Avatar initials={name.slice(0, 1).toUpperCase()} />
            <div>
              <b>{name}</b>
              <span className="small muted num">
                {seenAt === undefined
                  ? t('fairness.witnesses.notSeen')
                  : t('fairness.witnesses.seen', { when: clockTimeExact(seenAt) })}
              </span>
            </div>
            <Icon name={seenAt === undefined ? 'clock' : 'check'} />
          </li>
        ))}
        <li>
          <Avatar initials={t('fairness.witnesses.you').slice(0, 1)} />
          <div>
            <b>{t('fairness.witnesses.you')}</b>
            <span className="small muted">{t('fairness.witnesses.since', { when: longDay(since) })}</span>
          </div>
          <Icon name="check" />
        </li>
      </ul>
      {quorum > 1 && (
        <p className="small muted">
          {t('fairness.witnesses.quorum', { needed: quorum, of: witnesses.length })}
        </p>
      )}
    </Card>
  )
}
