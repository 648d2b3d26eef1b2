import { useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { formatCount } from '#core/format/numbers.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { type Detail, isFinal } from '#features/draw-room/logic/detail.ts'
import { toStatusWords } from '#features/draw-room/logic/stages.ts'
import { HeadTools } from './head-tools.tsx'
import { HeldBanner } from './held-banner.tsx'
import { InstanceBody } from './instance-body.tsx'

/** The channel says when a draw changes. This is for the case that it does not. */
const refreshMs = 5000

/** Reads a draw. The answer about the draw that was open before does not count. */
export const useInstance = (instanceId: number) => {
  const query = useOperation('getInstance', { instanceId }, { isEnabled: instanceId > 0, refreshMs })
  return { query, detail: query.data?.instance.instanceId === instanceId ? query.data : undefined }
}

function About({ detail }: { readonly detail: Detail }) {
  const { moment } = useFormat()
  const { instance } = detail
  const words = toStatusWords({ ...instance, isHeld: detail.hold !== null })
  return (
    <>
      <span>
        run {formatCount(instance.instanceId)}
        {instance.startAt !== null && ` · draw of ${moment(instance.startAt)}`}
      </span>
      <Tag tone={words.tone} icon={words.icon}>
        {words.text}
      </Tag>
    </>
  )
}

/** One draw from open to paid. */
export function InstancePage() {
  const instanceId = Number(useParams()['instanceId'])
  const path = usePath()
  const now = useDatabaseTime(60_000)
  const { query, detail } = useInstance(instanceId)
  const crumbs = [{ title: 'Draw room', href: path('drawRoom') }]
  if (!detail)
    return (
      <Page title={`Run ${instanceId}`} crumbs={crumbs}>
        {query.isError ? (
          <Problem error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Bars count={10} />
        )}
      </Page>
    )
  const { lastError, status } = detail.instance
  return (
    <Page
      title={detail.instance.title}
      crumbs={crumbs}
      about={<About detail={detail} />}
      tools={<HeadTools detail={detail} />}
    >
      <HeldBanner detail={detail} />
      {lastError !== null && !isFinal(status) && detail.hold === null && (
        <Note tone="warn" icon="repeat">
          <b>The last step failed and is tried again.</b> {lastError}
        </Note>
      )}
      <InstanceBody detail={detail} now={now} />
    </Page>
  )
}
