import { useId, type ReactNode } from 'react'
import { Panel } from '#parts/layout/panel.tsx'
import { AccountActs } from './account-acts.tsx'
import type { PlayerActProps } from './act-props.ts'
import { DangerActs } from './danger-acts.tsx'
import { DocumentActs } from './document-acts.tsx'
import { HelpActs } from './help-acts.tsx'
import { LimitButton } from '#parts/player/limit-button.tsx'
import styles from './acts.module.css'

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  )
}

/** All acts on a player, the harmless ones first. */
export function ActsPanel({ player }: PlayerActProps) {
  return (
    <Panel title="Act, with a reason" footer="Signing in as the player is not offered.">
      <Group title="Help to sign in">
        <HelpActs player={player} />
      </Group>
      <Group title="Verify">
        <DocumentActs player={player} />
      </Group>
      <Group title="Account">
        <LimitButton playerId={player.playerId} username={player.username} />
        <AccountActs player={player} />
      </Group>
      <Group title="Stop the account">
        <DangerActs player={player} />
      </Group>
    </Panel>
  )
}
