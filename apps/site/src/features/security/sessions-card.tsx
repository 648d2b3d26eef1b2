import { Card } from '@fairground/ui/layout/card.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { EndOtherSessions } from './end-other-sessions.tsx'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { sessionsQuery, type Session } from './security-queries.ts'
import { SessionRow } from './session-row.tsx'
import styles from './sessions-card.module.css'

const shownAtFirst = 4

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useText()
  const [all, setAll] = useState(false)
  const others = sessions.some(({ current, endedAt }) => !current && endedAt === null)
  const shown = all ? sessions : sessions.slice(0, shownAtFirst)
  return (
    <>
      <ul className={styles.list}>
        {shown.map(session => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <TextButton iconAfter="down" onPress={() => setAll(true)}>
          {t('account.sessions.more', { count: sessions.length - shown.length })}
        </TextButton>
      )}
      {others && <EndOtherSessions />}
    </>
  )
}

/** The player's open and recent sessions. */
export function SessionsCard() {
  const t = useText()
  const query = useQuery(sessionsQuery)
  return (
    <Card title={t('account.sessions.title')}>
      <p className="muted">{t('account.sessions.text')}</p>
      <AccountLoaded query={query} failed={t('account.sessions.failed')} height={140}>
        {({ sessions }) => <Sessions sessions={sessions} />}
      </AccountLoaded>
    </Card>
  )
}
