import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { useQuery } from '@tanstack/react-query'
import { realityCheckQuery } from '#core/session/reality-check-query.ts'
import { useText } from '#core/text/text.ts'
import { saferPlayPath } from './safer-play-page.tsx'
import { limitsQuery } from '#shared/money/limits-query.ts'
import { isSet } from '#shared/money/tightest-limit.ts'
import styles from './safer-play-links.module.css'

function SaferPlayLink({
  icon,
  path,
  title,
  text,
}: {
  icon: IconName
  path: string
  title: string
  text: string
}) {
  return (
    <li>
      <Anchor href={`${saferPlayPath}/${path}`} className={styles.link}>
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

/** Links to the four safer play tools with their current settings. */
export function SaferPlayLinks() {
  const t = useText()
  const limits = useQuery(limitsQuery).data
  const realityCheck = useQuery(realityCheckQuery).data
  const on = limits?.limits.filter(isSet).length
  const interval = realityCheck?.intervalMinutes
  return (
    <ul className={styles.list}>
      <SaferPlayLink
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
      <SaferPlayLink
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
      <SaferPlayLink
        icon="results"
        path="statistics"
        title={t('saferPlay.card.statistics')}
        text={t('saferPlay.card.statisticsText')}
      />
      <SaferPlayLink
        icon="pause"
        path="timeout"
        title={t('saferPlay.card.timeout')}
        text={t('saferPlay.card.timeoutText')}
      />
      <SaferPlayLink
        icon="lock"
        path="exclusion"
        title={t('saferPlay.card.exclusion')}
        text={t('saferPlay.card.exclusionText')}
      />
    </ul>
  )
}
