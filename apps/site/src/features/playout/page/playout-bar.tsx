import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { IconLink } from '@fairground/ui/controls/icon-button.tsx'
import { Wrap } from '@fairground/ui/layout/page.tsx'
import { SignalBars } from '@fairground/ui/feedback/signal-bars.tsx'
import type { ReactNode } from 'react'
import { useConnection } from '#core/connection/connection.ts'
import { useText } from '#core/text/text.ts'
import { SoundButton } from '#shared/sound/sound-button.tsx'
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
  /** Under the title: "Draw 1 of 3 · 1,204 players". */
  note: ReactNode
  live: boolean
  /** The date of a replayed draw. A replay never has the live badge. */
  replayDate?: string | undefined
  /** The lobby by default. */
  backHref?: string
  /** For games without lines; the default text says that the lines keep playing. */
  backLabel?: string
  /** The session menu of a player; empty for a visitor. */
  children?: ReactNode
}

export function PlayoutBar(props: PlayoutBarProps) {
  const { title, note, live, replayDate, backHref = '/', backLabel, children } = props
  const t = useText()
  return (
    <header className={styles.bar}>
      <Wrap className={styles.in}>
        <IconLink
          icon="back"
          size="lg"
          label={replayDate === undefined ? (backLabel ?? t('playout.back')) : t('playout.replay.back')}
          href={backHref}
          className={styles.back}
        />
        <div className={styles.text}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="tiny muted num">{note}</p>
        </div>
        {replayDate !== undefined ? (
          <Badge tone="soft" icon="repeat" className={styles.replay}>
            {t('playout.replay.badge', { date: replayDate })}
          </Badge>
        ) : (
          live && <Badge tone="live">{t('playout.live')}</Badge>
        )}
        {replayDate === undefined && <Signal />}
        <SoundButton className={styles.sound} />
        {children && <div className={styles.session}>{children}</div>}
      </Wrap>
    </header>
  )
}
