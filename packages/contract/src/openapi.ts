import { areas, type OperationName, operationNames, ownAreas } from './operation-names.ts'
import { allFaults, type Operation } from './operation.ts'
import { operations } from './operations.ts'
import { type FaultName, fault, httpStatusOf } from './errors.ts'

export interface OpenApiOptions {
  readonly serverUrl: string
  readonly version: string
  readonly isBuilt: (name: OperationName) => boolean
}

const faultSchema = {
  type: 'object',
  required: ['code', 'name', 'text'],
  properties: {
    code: { type: ['integer', 'string'] },
    name: { type: 'string' },
    text: { type: 'string' },
    title: { type: 'string' },
    id: { type: 'string', description: 'Names the log entry of an internal error.' },
    details: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
}

const ok = 200

const line = (name: FaultName): string => {
  const { code, text } = fault(name)
  return `- \`${name}\` (${code}): ${text}`
}

const faultResponses = (faults: readonly FaultName[]) =>
  Object.fromEntries(
    [...Map.groupBy(faults, httpStatusOf)]
      .filter(([status]) => status !== ok)
      .map(([status, names]) => [
        String(status),
        {
          description: names.map(line).join('\n'),
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

const answerText = (faults: readonly FaultName[]): string => {
  const answers = faults.filter(name => httpStatusOf(name) === ok)
  return answers.length === 0
    ? 'The answer.'
    : ['The answer, which may say:', ...answers.map(line)].join('\n')
}

const path = (name: OperationName, declaration: Operation, built: boolean) => {
  const { area, access, input, output, summary, money } = declaration
  const faults = allFaults(declaration)
  return {
    post: {
      operationId: name,
      summary,
      tags: [area, built ? 'built' : 'missing'],
      security: [access === 'player' ? { siteKey: [], authToken: [] } : { siteKey: [] }],
      parameters: [{ $ref: '#/components/parameters/memberId' }],
      requestBody: { required: true, content: { 'application/json': { schema: input } } },
      responses: {
        [String(ok)]: {
          description: answerText(faults),
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

/** The one call whose input is a file. What it answers is named in submitVerificationRequest. */
const upload = {
  post: {
    operationId: 'documents',
    summary: 'Sends a document: one file of at most 10 MB as the body.',
    tags: ['profile', 'built'],
    security: [{ siteKey: [], authToken: [] }],
    parameters: [{ $ref: '#/components/parameters/memberId' }],
    requestBody: {
      required: true,
      content: { 'image/jpeg': binary, 'image/png': binary, 'application/pdf': binary },
    },
    responses: {
      [String(ok)]: {
        description: 'Kept.',
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

/** The public description of the REST mode, made from the same declarations that the server checks against. */
export const openApiDocument = ({ serverUrl, version, isBuilt }: OpenApiOptions) => ({
  openapi: '3.1.0',
  info: { title: 'Fairground', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
  servers: [{ url: serverUrl }],
  tags: [...areas, ...ownAreas, 'built', 'missing'].map(name => ({ name })),
  paths: Object.fromEntries([
    ...operationNames.map(
      name => [`/api/{memberId}/${name}`, path(name, operations[name], isBuilt(name))] as const,
    ),
    ['/api/{memberId}/documents', upload] as const,
  ]),
  components: {
    schemas: { Fault: faultSchema },
    parameters: {
      memberId: { name: 'memberId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    },
    headers: {
      authToken: {
        description: 'A new token, when the call made or renewed one.',
        schema: { type: 'string' },
      },
    },
    securitySchemes: {
      siteKey: { type: 'apiKey', in: 'header', name: 'site-key' },
      authToken: { type: 'apiKey', in: 'header', name: 'auth-token' },
    },
  },
})
