import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import { useQuery } from '@tanstack/react-query'
import { realityCheckQuery } from '#app/reality-check-query.ts'
import { useText } from '#app/text.ts'
import { saferPlayPath } from '#features/safer-play/safer-play-page.tsx'
import { limitsQuery } from '#shared/limits-query.ts'
import { isSet } from '#shared/tightest-limit.ts'
import styles from './ways.module.css'

function Way({ icon, path, title, text }: { icon: IconName; path: string; title: string; text: string }) {
  return (
    <li>
      <Anchor href={`${saferPlayPath}/${path}`} className={styles.way}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          <span className="small muted">{text}</span>
        </span>
        <span className={styles.next}>
          <Icon name="next" size="sm" />
        </span>
      </Anchor>
    </li>
  )
}

/** The four ways to stop, each with how it stands. */
export function Ways() {
  const t = useText()
  const limits = useQuery(limitsQuery).data
  const realityCheck = useQuery(realityCheckQuery).data
  const on = limits?.limits.filter(isSet).length
  const interval = realityCheck?.intervalMinutes
  return (
    <ul className={styles.ways}>
      <Way
        icon="shield"
        path="limits"
        title={t('saferPlay.card.limits')}
        text={
          on === undefined
            ? '…'
            : on === 0
              ? t('saferPlay.card.limitsNone')
              : t('saferPlay.card.limitsOn', { count: on })
        }
      />
      <Way
        icon="clock"
        path="realitycheck"
        title={t('saferPlay.card.realityCheck')}
        text={
          interval === undefined
            ? '…'
            : interval === null
              ? t('saferPlay.card.realityCheckOff')
              : t('saferPlay.realityCheck.every', { count: interval })
        }
      />
      <Way
        icon="pause"
        path="timeout"
        title={t('saferPlay.card.timeout')}
        text={t('saferPlay.card.timeoutText')}
      />
      <Way
        icon="lock"
        path="exclusion"
        title={t('saferPlay.card.exclusion')}
        text={t('saferPlay.card.exclusionText')}
      />
    </ul>
  )
}
