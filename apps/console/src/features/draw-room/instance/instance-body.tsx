import type { ReactNode } from 'react'
import type { Detail } from '#features/draw-room/logic/detail.ts'
import { readHoldOutputs } from '#features/draw-room/logic/hold-outputs.ts'
import { toComparison } from '#features/draw-room/logic/to-comparison.ts'
import { toSteps } from '#features/draw-room/logic/to-steps.ts'
import { Stack } from '#parts/layout/columns.tsx'
import { Differences } from './differences.tsx'
import { DrawIncident } from './draw-incident.tsx'
import { DrawStrip } from './draw-strip.tsx'
import { DrawTimeline } from './draw-timeline.tsx'
import { Evidence } from './evidence.tsx'
import { HoldPanel } from './hold-panel.tsx'
import { Liability } from './liability.tsx'
import { PlayersSee } from './players-see.tsx'
import { ReleasePanel } from './release-panel.tsx'
import { TwoSystems } from './two-systems.tsx'
import { useIsPhone } from './use-is-phone.ts'
import styles from './instance-body.module.css'

const toSigned = ({ seal, drawn }: Detail): string => {
  if (!seal) return 'Not signed yet'
  if (seal.controlSignature === null) return 'No control system'
  return drawn?.controlSignature ? 'Both signed the winners' : 'Both signed the list'
}

interface Parts {
  readonly timeline: ReactNode
  readonly systems: ReactNode
  readonly differences: ReactNode
  readonly acts: ReactNode
  readonly incident: ReactNode
  readonly money: ReactNode
  readonly evidence: ReactNode
}

/** On a phone one column: what happened, where they differ, what can be done, then the tables. */
function Arranged({ timeline, systems, differences, acts, incident, money, evidence }: Parts) {
  return useIsPhone() ? (
    <Stack>
      {timeline}
      {differences}
      {acts}
      {incident}
      {systems}
      {money}
      {evidence}
    </Stack>
  ) : (
    <div className={styles.room}>
      <Stack>{timeline}</Stack>
      <Stack>
        {systems}
        {differences}
        {evidence}
      </Stack>
      <Stack>
        {acts}
        {money}
      </Stack>
    </div>
  )
}

/** The panels of a draw. */
export function InstanceBody({ detail, now }: { readonly detail: Detail; readonly now: number }) {
  const { currency, instanceId } = detail.instance
  const isHeld = detail.hold !== null
  const outputs = isHeld && !detail.drawn ? readHoldOutputs(detail.differences) : undefined
  return (
    <>
      <DrawStrip detail={detail} now={now} outputs={outputs} />
      <Arranged
        timeline={<DrawTimeline steps={toSteps(detail)} now={now} />}
        systems={<TwoSystems rows={toComparison(detail)} currency={currency} signed={toSigned(detail)} />}
        differences={outputs && <Differences outputs={outputs} currency={currency} instanceId={instanceId} />}
        acts={
          <>
            {isHeld ? <ReleasePanel detail={detail} /> : <HoldPanel detail={detail} />}
            {isHeld && <PlayersSee detail={detail} />}
          </>
        }
        incident={<DrawIncident detail={detail} isLarge />}
        money={<Liability detail={detail} />}
        evidence={<Evidence detail={detail} />}
      />
    </>
  )
}
