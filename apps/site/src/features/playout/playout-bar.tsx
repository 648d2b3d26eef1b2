import { Badge } from '@fairground/ui/parts/badge.tsx'
import { IconLink } from '@fairground/ui/parts/icon-button.tsx'
import { Wrap } from '@fairground/ui/parts/page.tsx'
import { SignalBars } from '@fairground/ui/parts/signal-bars.tsx'
import type { ReactNode } from 'react'
import { useConnection } from '#app/connection.ts'
import { useText } from '#app/text.ts'
import { SoundButton } from '#features/sound/sound-button.tsx'
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
  /** The day of a draw that is watched again; it is never called live. */
  replayOf?: string | undefined
  /** Other than the lobby. */
  backHref?: string
  /** Where it is not lines that keep playing. */
  backLabel?: string
  /** The session pill of a player; nothing for a visitor. */
  children?: ReactNode
}

export function PlayoutBar(props: PlayoutBarProps) {
  const { title, note, live, replayOf, backHref = '/', backLabel, children } = props
  const t = useText()
  return (
    <header className={styles.bar}>
      <Wrap className={styles.in}>
        <IconLink
          icon="back"
          size="lg"
          label={backLabel ?? t('playout.back')}
          href={backHref}
          className={styles.back}
        />
        <div className={styles.text}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="tiny muted num">{note}</p>
        </div>
        {replayOf !== undefined ? (
          <Badge tone="soft" icon="repeat" className={styles.replay}>
            {t('playout.replay.badge', { date: replayOf })}
          </Badge>
        ) : (
          live && <Badge tone="live">{t('playout.live')}</Badge>
        )}
        <Signal />
        <SoundButton className={styles.sound} />
        {children && <div className={styles.session}>{children}</div>}
      </Wrap>
    </header>
  )
}
