import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Link } from 'react-router'
import { formatQuantity } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { describeDocument } from '#parts/player/document-words.ts'
import { When } from '#parts/values/when.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import styles from './documents-panel.module.css'

/** What the player sent, and where they are signed in. */
export function DocumentsPanel({ player }: { readonly player: PlayerRecord }) {
  const { playerId, documents, openSessions, lastSeenAt } = player
  const path = usePath()
  const { mayDo } = useRights()
  return (
    <Panel title="Documents and devices">
      <ul className={styles.list}>
        {documents.slice(0, 4).map(({ uploadId, kind, uploadedAt, requestId }) => (
          <li key={uploadId}>
            <Icon name="document" />
            <span>
              {requestId !== null && mayDo('listVerifications') ? (
                <Link to={path('kyc', requestId)}>{describeDocument(kind)}</Link>
              ) : (
                describeDocument(kind)
              )}
              <small>
                <When at={uploadedAt} />
              </small>
            </span>
          </li>
        ))}
        {documents.length === 0 && (
          <li>
            <Icon name="document" />
            <span>No documents sent</span>
          </li>
        )}
        <li>
          <Icon name="phone" />
          <span>
            {openSessions === 0 ? (
              'Not signed in'
            ) : mayDo('listPlayerSessions') ? (
              <Link to={path('players', playerId, 'sessions')}>
                {formatQuantity(openSessions, 'open session')}
              </Link>
            ) : (
              formatQuantity(openSessions, 'open session')
            )}
            {lastSeenAt !== null && (
              <small>
                Last seen <When at={lastSeenAt} />
              </small>
            )}
          </span>
        </li>
      </ul>
    </Panel>
  )
}
