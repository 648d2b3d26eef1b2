import { Badge } from '@fairground/ui/parts/badge.tsx'
import { IconLink } from '@fairground/ui/parts/icon-button.tsx'
import { Wrap } from '@fairground/ui/parts/page.tsx'
import { SignalBars } from '@fairground/ui/parts/signal-bars.tsx'
import type { ReactNode } from 'react'
import { useConnection } from '#app/connection.ts'
import { useText } from '#app/text.ts'
import styles from './playout-bar.module.css'

function Signal() {
  const t = useText()
  const { signal } = useConnection()
  return (
    <span className={styles.signal}>
      <SignalBars level={signal} word={t(`playout.signal.${signal}`)} label={t('playout.signal.label')} />
    </span>
  )
}

export interface PlayoutBarProps {
  title: string
  players: number
  live: boolean
  /** The session pill of a player; nothing for a visitor. */
  children?: ReactNode
}

export function PlayoutBar({ title, players, live, children }: PlayoutBarProps) {
  const t = useText()
  return (
    <header className={styles.bar}>
      <Wrap className={styles.in}>
        <IconLink icon="back" size="lg" label={t('playout.back')} href="/" className={styles.back} />
        <div className={styles.text}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="tiny muted num">
            {t('playout.subtitle', { players: t('playout.players', { count: players }) })}
          </p>
        </div>
        {live && <Badge tone="live">{t('playout.live')}</Badge>}
        <Signal />
        {children && <div className={styles.session}>{children}</div>}
      </Wrap>
    </header>
  )
}
