import { useState } from 'react'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { statusWords } from '../model/kind-words.ts'
import { type FullVersion, toAuthor } from '../model/things.ts'
import { ValueDiff } from './value-diff.tsx'
import styles from './versions.module.css'

function VersionRow({
  version,
  compared,
  isOpen,
  onToggle,
}: {
  readonly version: FullVersion
  readonly compared: FullVersion | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
}) {
  const { status, versionId, hash, createdAt, liveFrom, liveUntil } = version
  const { word, tone, icon } = statusWords[status]
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Tag tone={tone} icon={icon}>
          {word}
        </Tag>
        <b>Version {versionId}</b>
        <span>
          <When at={createdAt} /> by {toAuthor(version)}
        </span>
        <Hash value={hash} name="hash of the version" />
        <span className={styles.acts}>
          {compared && compared !== version && (
            <Button tone="quiet" isExpanded={isOpen} onPress={onToggle}>
              Compare with live
            </Button>
          )}
          {status === 'replaced' && (
            <ActButton
              operation="rollBackContent"
              fixed={{ versionId }}
              title={`Show version ${versionId} again?`}
              about="Players see its text again, as a new version. A draft must be published or discarded before."
              submitLabel="Roll back"
              cancelLabel="Keep the live version"
              done={`Version ${versionId} is live again`}
            >
              Roll back…
            </ActButton>
          )}
        </span>
      </div>
      {liveFrom !== null && (
        <span className={styles.times}>
          On the site from <When at={liveFrom} />
          {liveUntil !== null && (
            <>
              {' '}
              to <When at={liveUntil} />
            </>
          )}
        </span>
      )}
      {isOpen && compared && <ValueDiff before={compared.value} after={version.value} />}
    </li>
  )
}

/** All versions, newest first, each comparable with what players see. */
export function VersionsPanel({ versions }: { readonly versions: readonly FullVersion[] }) {
  const [openId, setOpenId] = useState<number>()
  const live = versions.find(({ status }) => status === 'live')
  return (
    <Panel title="Versions" isFlush>
      {versions.length === 0 ? (
        <Empty title="No version yet" icon="document">
          The first draft is saved when you stop typing.
        </Empty>
      ) : (
        <ol className={styles.list}>
          {versions.map(version => (
            <VersionRow
              key={version.versionId}
              version={version}
              compared={live}
              isOpen={openId === version.versionId}
              onToggle={() => setOpenId(openId === version.versionId ? undefined : version.versionId)}
            />
          ))}
        </ol>
      )}
    </Panel>
  )
}
