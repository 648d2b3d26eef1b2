import type { ReactNode } from 'react'
import { formatCount } from '#core/format/numbers.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { Hash } from '#parts/values/hash.tsx'
import type { Detail } from '#features/draw-room/logic/detail.ts'
import styles from './evidence.module.css'

interface Proof {
  readonly title: string
  readonly value: ReactNode
}

const toProof = (title: string, value: string | null | undefined): readonly Proof[] =>
  value ? [{ title, value: <Hash value={value} name={title.toLowerCase()} /> }] : []

const toNumber = (title: string, value: number | null | undefined): readonly Proof[] =>
  value === null || value === undefined ? [] : [{ title, value: formatCount(value) }]

/** Hashes and signatures of the draw. */
export function Evidence({ detail }: { readonly detail: Detail }) {
  const { instance, seal, drawn, beaconRound } = detail
  const proofs = [
    ...toProof('Rules', instance.rulesHash),
    ...toProof('Prize table', instance.prizeTableHash),
    ...toProof('Close record', seal?.closeHash),
    ...toNumber('Entry of the public log', seal?.logIndex),
    ...toNumber('Beacon round', beaconRound),
    ...toProof('Platform signed the list', seal?.platformSignature),
    ...toProof('Signer signed the list', seal?.signerSignature),
    ...toProof('Control signed the list', seal?.controlSignature),
    ...toProof('Winners root', drawn?.settlementRoot),
    ...toProof('Platform signed the result', drawn?.resultSignature),
    ...toProof('Control signed the winners', drawn?.controlSignature),
  ]
  return (
    <Panel title="Hashes and signatures">
      <dl className={styles.proofs}>
        {proofs.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
