import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { platformId } from '@fairground/contract/operator/roles'
import { useMemberId } from '#core/operator/current-operator.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { ProposalRow } from './proposal-item.tsx'
import styles from './proposals.module.css'

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Recomputes the hash that the passkey signs from what this page shows. */
export function Fingerprint({
  proposal: { kind, payload, payloadHash },
}: {
  readonly proposal: ProposalRow
}) {
  const own = useMemberId()
  const memberId = proposalKinds[kind].scope === 'platform' ? platformId : own
  const isEqual = toHex(canonicalHash({ memberId, kind, payload })) === payloadHash
  return (
    <Panel title="Fingerprint" tools={<Hash value={payloadHash} name="fingerprint" />}>
      <p className={styles.print}>{payloadHash.match(/.{4}/g)?.join(' ')}</p>
      {isEqual ? (
        <span>
          <Tag tone="good" icon="check">
            Matches what is shown
          </Tag>
        </span>
      ) : (
        <span>
          <Tag tone="stop" icon="warning">
            Differs from what is shown. Do not sign
          </Tag>
        </span>
      )}
    </Panel>
  )
}
