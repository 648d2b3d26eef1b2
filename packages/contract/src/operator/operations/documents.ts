import { Type } from 'typebox'
import { closed, Id, ShortText, Username } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'

const documents = { area: 'documents', scope: 'operator', stepUp: true, faults: ['staff.refused'] } as const
const UploadId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

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
          documents: Type.Array(closed({ uploadId: UploadId, kind: ShortText, contentType: ShortText })),
        }),
      ),
    }),
    summary: 'Lists verification requests that wait for an answer.',
  }),
  showDocument: operatorOperation({
    ...documents,
    access: 'documents.read',
    input: withReason({ uploadId: UploadId }),
    output: closed({ content: Type.String({ description: 'Base64.' }) }),
    summary: 'Returns a document.',
  }),
  requestDocuments: operatorOperation({
    ...documents,
    access: 'documents.decide',
    input: withReason({
      username: Username,
      kind: Type.Enum(['id', 'address', 'payment']),
      text: Type.String({ minLength: 1, maxLength: 1000 }),
    }),
    output: closed({ requestId: Id }),
    summary: 'Asks a player for documents.',
  }),
  answerDocumentRequest: operatorOperation({
    ...documents,
    access: 'documents.decide',
    input: withReason({
      requestId: Id,
      status: Type.Enum(['VERIFIED', 'REJECTED']),
      text: Type.String({ maxLength: 1000, description: 'Shown to the player after a rejection.' }),
    }),
    output: Done,
    summary: 'Accepts or rejects the documents of a request.',
  }),
} as const
