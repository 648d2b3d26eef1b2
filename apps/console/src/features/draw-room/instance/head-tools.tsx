import { useOperation } from '#core/api/use-operation.ts'
import { useOperator } from '#core/operator/current-operator.ts'
import { usePath } from '#core/operator/use-path.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { TextLink } from '#parts/controls/text-link.tsx'
import { StaleStamp } from '#parts/feedback/stale-stamp.tsx'
import type { Detail } from '#features/draw-room/logic/detail.ts'
import { toEvidence } from '#features/draw-room/logic/evidence.ts'
import { toRecordAddress } from '#features/draw-room/logic/public-record.ts'
import { DrawIncident } from './draw-incident.tsx'
import { useIsPhone } from './use-is-phone.ts'

/** Links and tools beside the title of a draw. */
export function HeadTools({ detail }: { readonly detail: Detail }) {
  const { instanceId, gameId, status } = detail.instance
  const path = usePath()
  const isPhone = useIsPhone()
  const { memberId, address } = useOperator()
  const { data: earlier } = useOperation('listInstances', { gameId, after: instanceId, limit: 1 })
  const previous = earlier?.instances[0]
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(toEvidence(detail))
    say({ tone: 'info', title: 'The evidence is copied' })
  }
  return (
    <>
      <StaleStamp />
      {previous && <TextLink href={path('drawRoom', previous.instanceId)}>Previous run</TextLink>}
      {status === 'ENDED' && (
        <TextLink href={toRecordAddress(address, memberId, instanceId)} isExternal>
          Public record
        </TextLink>
      )}
      {!isPhone && <DrawIncident detail={detail} />}
      <Button icon="copy" onPress={() => void copy()}>
        Copy evidence
      </Button>
    </>
  )
}
