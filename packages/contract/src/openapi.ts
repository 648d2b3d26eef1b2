import { areas, type OperationName, operationNames, extensionAreas } from './operation-names.ts'
import { allFaults } from './all-faults.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { type FaultName, fault, getHttpStatus } from './errors.ts'

export interface OpenApiOptions {
  readonly serverUrl: string
  readonly version: string
}

const faultSchema = {
  type: 'object',
  required: ['code', 'name', 'text'],
  properties: {
    code: { type: ['integer', 'string'] },
    name: { type: 'string' },
    text: { type: 'string' },
    title: { type: 'string' },
    id: { type: 'string', description: 'Identifies the log entry of an internal error.' },
    details: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
}

const okStatus = 200

const formatFault = (name: FaultName): string => {
  const { code, text } = fault(name)
  return `- \`${name}\` (${code}): ${text}`
}

const faultResponses = (faults: readonly FaultName[]) =>
  Object.fromEntries(
    [...Map.groupBy(faults, getHttpStatus)]
      .filter(([status]) => status !== okStatus)
      .map(([status, names]) => [
        String(status),
        {
          description: names.map(formatFault).join('\n'),
          content: {
            'application/json': {
              schema: {
                allOf: [{ $ref: '#/components/schemas/Fault' }, { properties: { name: { enum: names } } }],
              },
            },
          },
        },
      ]),
  )

const describeResponse = (faults: readonly FaultName[]): string => {
  const answers = faults.filter(name => getHttpStatus(name) === okStatus)
  return answers.length === 0
    ? 'The result.'
    : ['The result, which may contain:', ...answers.map(formatFault)].join('\n')
}

const toPathItem = (name: OperationName, declaration: Operation) => {
  const { area, access, input, output, summary, money } = declaration
  const faults = allFaults(name)
  return {
    post: {
      operationId: name,
      summary,
      tags: [area],
      security: [access === 'player' ? { siteKey: [], authToken: [] } : { siteKey: [] }],
      parameters: [{ $ref: '#/components/parameters/memberId' }],
      requestBody: { required: true, content: { 'application/json': { schema: input } } },
      responses: {
        [String(okStatus)]: {
          description: describeResponse(faults),
          headers: { 'auth-token': { $ref: '#/components/headers/authToken' } },
          content: { 'application/json': { schema: output } },
        },
        ...faultResponses(faults),
      },
      ...(money ? { 'x-moves-money': true } : {}),
    },
  }
}

const uploadFaults: readonly FaultName[] = [
  'request.siteKeyNotValid',
  'request.rateLimited',
  'login.notLoggedIn',
  'session.timeout',
  'session.loginElsewhere',
  'session.banned',
  'login.notAuthorized',
  'login.passwordMustBeChanged',
  'request.invalid',
  'documents.tooLarge',
  'documents.typeNotAllowed',
  'documents.notReadable',
  'documents.tooManyPixels',
  'documents.infected',
  'documents.notScanned',
  'documents.tooMany',
  'request.internal',
]

const binary = { schema: { type: 'string', format: 'binary' } }

/** The only call that takes a file. submitVerificationRequest refers to the uploadId that it returns. */
const documentUpload = {
  post: {
    operationId: 'documents',
    summary: 'Uploads a document as the request body. The maximum size is 10 MB.',
    tags: ['profile'],
    security: [{ siteKey: [], authToken: [] }],
    parameters: [{ $ref: '#/components/parameters/memberId' }],
    requestBody: {
      required: true,
      content: { 'image/jpeg': binary, 'image/png': binary, 'application/pdf': binary },
    },
    responses: {
      [String(okStatus)]: {
        description: 'The document is stored.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['uploadId'],
              properties: { uploadId: { type: 'string' } },
            },
          },
        },
      },
      ...faultResponses(uploadFaults),
    },
  },
}

/** The public OpenAPI document, generated from the declarations that the server validates requests with. */
const hostVariable = { default: 'operator.example', description: 'A host of the operator' }

const toServer = (url: string) => ({
  url,
  ...(url.includes('{host}') && { variables: { host: hostVariable } }),
})

export const openApiDocument = ({ serverUrl, version }: OpenApiOptions) => ({
  openapi: '3.1.0',
  info: { title: 'Fairground', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
  servers: [toServer(serverUrl)],
  tags: [...areas, ...extensionAreas].map(name => ({ name })),
  paths: Object.fromEntries([
    ...operationNames.map(name => [`/api/{memberId}/${name}`, toPathItem(name, operations[name])] as const),
    ['/api/{memberId}/documents', documentUpload] as const,
  ]),
  components: {
    schemas: { Fault: faultSchema },
    parameters: {
      memberId: { name: 'memberId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    },
    headers: {
      authToken: {
        description: 'A new token, if the call created or renewed one.',
        schema: { type: 'string' },
      },
    },
    securitySchemes: {
      siteKey: { type: 'apiKey', in: 'header', name: 'site-key' },
      authToken: { type: 'apiKey', in: 'header', name: 'auth-token' },
    },
  },
})
