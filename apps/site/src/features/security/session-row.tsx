import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { useText } from '#core/text/text.ts'
import { countryName } from '#shared/account/country-name.ts'
import { dayAndTime } from '#core/time/date.ts'
import type { Session } from './security-queries.ts'
import { SessionAction } from './session-action.tsx'
import styles from './sessions-card.module.css'

export function SessionRow({ session }: { session: Session }) {
  const t = useText()
  const { current, device, network, country, startedAt, seenAt, endedAt, endReason } = session
  const from = [network, country && countryName(country)].filter(Boolean).join(' · ')
  const when =
    endedAt === null
      ? t('account.sessions.seen', { when: dayAndTime(seenAt) })
      : t('account.sessions.from', { from: dayAndTime(startedAt), to: dayAndTime(endedAt) })
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <b>{device ?? t('account.sessions.unknown')}</b>
        <span className="small muted num">{when}</span>
        {from !== '' && <bdi className="small muted num">{from}</bdi>}
      </span>
      {endedAt === null ? (
        <span className={styles.end}>
          {current ? (
            <Badge tone="win" icon="check">
              {t('account.sessions.current')}
            </Badge>
          ) : (
            <Badge tone="soft">{t('account.sessions.open')}</Badge>
          )}
          <SessionAction session={session} />
        </span>
      ) : (
        <span className="small muted">{t(`account.sessions.ended.${endReason ?? 'logout'}`)}</span>
      )}
    </li>
  )
}
