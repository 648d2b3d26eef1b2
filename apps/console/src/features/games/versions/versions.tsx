import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Button } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { useMoneyFormat } from '../kinds/terms/use-money-format.ts'
import { ChangeList } from './change-list.tsx'
import { diffGames } from './diff-games.ts'
import styles from './versions.module.css'

type Version = OperatorOutput<'getGame'>['versions'][number]

/** Every version that was sold, with its fingerprint, who agreed, and what it changed. */
export function Versions({
  gameId,
  versions,
}: {
  readonly gameId: number
  readonly versions: readonly Version[]
}) {
  const sorted = versions.toSorted((one, other) => other.version - one.version)
  return (
    <Panel title="Versions" isFlush>
      {sorted.length === 0 ? (
        <Empty icon="clock" title="No version yet">
          The first one is made when a proposal to publish the game is approved.
        </Empty>
      ) : (
        <ScrollArea label="Versions, as a table">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Since</th>
                <th scope="col">Fingerprint</th>
                <th scope="col">Agreed by</th>
                <th scope="col">What changed</th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((version, at) => (
                <VersionRow
                  key={version.version}
                  gameId={gameId}
                  version={version}
                  before={sorted[at + 1]}
                  isLive={at === 0}
                />
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Panel>
  )
}

function VersionRow({
  gameId,
  version,
  before,
  isLive,
}: {
  readonly gameId: number
  readonly version: Version
  readonly before: Version | undefined
  readonly isLive: boolean
}) {
  const path = usePath()
  const [isOpen, setIsOpen] = useState(isLive)
  return (
    <tr>
      <td>
        {version.version} {isLive && <Tag tone="good">Live</Tag>}
      </td>
      <td>
        <When at={version.at} />
      </td>
      <td>
        <Hash value={version.hash} name="fingerprint" />
      </td>
      <td>
        {version.proposalId === null ? (
          'At the start'
        ) : (
          <Link to={path('proposals', version.proposalId)}>Proposal {version.proposalId}</Link>
        )}
      </td>
      <td>
        {before === undefined ? (
          'First version'
        ) : isOpen ? (
          <WhatChanged gameId={gameId} version={version.version} before={before.version} />
        ) : (
          <Button onPress={() => setIsOpen(true)}>Show</Button>
        )}
      </td>
    </tr>
  )
}

function WhatChanged({
  gameId,
  version,
  before,
}: {
  readonly gameId: number
  readonly version: number
  readonly before: number
}) {
  const money = useMoneyFormat()
  const now = useOperation('getGameVersion', { gameId, version })
  const old = useOperation('getGameVersion', { gameId, version: before })
  return (
    <Loaded query={now} bars={1}>
      {({ terms }) => (
        <Loaded query={old} bars={1}>
          {({ terms: earlier }) => {
            const changes = diffGames(earlier, terms, { money })
            return changes.length === 0 ? <>Nothing</> : <ChangeList changes={changes} />
          }}
        </Loaded>
      )}
    </Loaded>
  )
}
