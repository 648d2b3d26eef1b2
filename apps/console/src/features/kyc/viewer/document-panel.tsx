import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLoggedRead } from '#core/api/use-logged-read.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { describeDocument } from '#parts/player/document-words.ts'
import { Tag } from '#parts/values/tag.tsx'
import { PictureViewer } from './picture-viewer.tsx'
import { usePicture } from './use-picture.ts'

export type SentDocument = OperatorOutput<'claimVerification'>['documents'][number]

const isPicture = ({ contentType }: SentDocument): boolean => contentType.startsWith('image/')

function ShownDocument({
  requestId,
  document: { uploadId, kind },
}: {
  readonly requestId: number
  readonly document: SentDocument
}) {
  const { data, error, read } = useLoggedRead('showDocument')
  const input = { uploadId, reason: `Review of request ${requestId}` }
  const { picture, isBroken } = usePicture(data?.content)
  // Each look is logged, so it happens once per document and not with each render.
  const open = useEffectEvent(() => void read(input))
  useEffect(() => open(), [])
  if (error)
    return <Problem error={error} what="The document was not shown." onRetry={() => void read(input)} />
  if (isBroken) return <Note tone="bad">The picture cannot be read.</Note>
  return picture ? <PictureViewer picture={picture} label={describeDocument(kind)} /> : <Bars count={8} />
}

/** The documents of a request, one at a time, with a watermark and never as a file. */
export function DocumentPanel({
  requestId,
  documents,
}: {
  readonly requestId: number
  readonly documents: readonly SentDocument[]
}) {
  const [chosen, setChosen] = useState(documents[0]?.uploadId ?? '')
  const shown = documents.find(({ uploadId }) => uploadId === chosen)
  return (
    <Panel
      title="Documents"
      isFlush
      about={
        documents.length > 1 && (
          <Chips
            label="Documents"
            chips={documents.map(({ uploadId, kind }) => ({ id: uploadId, title: describeDocument(kind) }))}
            chosen={chosen}
            onChoose={setChosen}
          />
        )
      }
      tools={<Tag icon="eye">Viewing is logged</Tag>}
    >
      {!shown && <Empty title="No document was sent" icon="document" />}
      {shown && isPicture(shown) && (
        <ShownDocument key={shown.uploadId} requestId={requestId} document={shown} />
      )}
      {shown && !isPicture(shown) && (
        <Empty title="A PDF is not shown" icon="document">
          It could carry programs. Ask the player for a photograph of the document.
        </Empty>
      )}
    </Panel>
  )
}
