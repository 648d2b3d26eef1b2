import { Type } from 'typebox'
import { closed, Count, Id, Nullable, ShortText, Time, Username } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { placePages } from '../paging.ts'
import { RowId } from '../row-id.ts'
import { StaffName } from '../staff-views.ts'

const documents = { area: 'documents', scope: 'operator', stepUp: true, faults: ['staff.refused'] } as const
const UploadId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
const DocumentView = closed({ uploadId: UploadId, kind: ShortText, contentType: ShortText })

export const documentOperations = {
  listDocumentRequests: operatorOperation({
    ...documents,
    access: 'documents.read',
    input: withReason({}),
    output: closed({
      requests: Type.Array(
        closed({
          id: Id,
          username: ShortText,
          kind: ShortText,
          status: ShortText,
          reply: Type.String(),
          documents: Type.Array(DocumentView),
        }),
        { maxItems: 200 },
      ),
    }),
    summary:
      'Lists verification requests that wait for an answer with their documents, oldest first, at most 200.',
  }),
  showDocument: operatorOperation({
    ...documents,
    access: 'documents.read',
    input: withReason({ uploadId: UploadId }),
    output: closed({
      contentType: Type.Literal('image/jpeg'),
      content: Type.String({ description: 'Base64.' }),
    }),
    summary:
      'Returns a document as a picture with the name of the staff member, the time and the request. A PDF is refused.',
  }),
  listVerifications: operatorOperation({
    area: 'documents',
    access: 'documents.read',
    scope: 'operator',
    faults: ['staff.refused'],
    input: closed(placePages.input),
    output: closed({
      requests: Type.Array(
        closed({
          requestId: RowId,
          playerId: RowId,
          username: ShortText,
          kind: ShortText,
          submittedAt: Time,
          waitingMs: Count,
          claimedBy: Nullable(RowId),
          claimedByName: StaffName,
          documents: Count,
        }),
      ),
      ...placePages.output,
    }),
    summary: 'Lists requests that wait for an answer, oldest first, with the staff members who work on them.',
  }),
  claimVerification: operatorOperation({
    ...documents,
    access: 'documents.decide',
    input: withReason({ requestId: RowId }),
    output: closed({
      playerId: RowId,
      claimedUntil: Time,
      reply: Type.String(),
      documents: Type.Array(DocumentView),
    }),
    summary: 'Takes a request for half an hour, so that no other analyst decides it.',
  }),
  releaseVerification: operatorOperation({
    ...documents,
    access: 'documents.decide',
    input: withReason({ requestId: RowId }),
    output: Done,
    summary: 'Gives a request back to the queue.',
  }),
  requestDocuments: operatorOperation({
    ...documents,
    access: 'documents.decide',
    input: withReason({
      username: Username,
      kind: Type.Enum(['id', 'address', 'payment']),
      text: Type.String({ minLength: 1, maxLength: 1000 }),
    }),
    output: closed({ requestId: RowId }),
    summary: 'Asks a player for documents.',
  }),
  answerDocumentRequest: operatorOperation({
    ...documents,
    access: 'documents.decide',
    input: withReason({
      requestId: RowId,
      status: Type.Enum(['VERIFIED', 'REJECTED']),
      text: Type.String({ maxLength: 1000, description: 'Shown to the player after a rejection.' }),
    }),
    output: Done,
    summary: 'Accepts or rejects the documents of a request.',
  }),
} as const
