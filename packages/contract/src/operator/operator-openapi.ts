import { operatorFaults, type OperatorFaultName } from './operator-faults.ts'
import { allOperatorFaults, operatorAreas, type OperatorOperation } from './operator-operation.ts'
import { operatorOperations } from './operator-operations.ts'
import { platformId } from './roles.ts'

const faultResponses = (faults: readonly OperatorFaultName[]) =>
  Object.fromEntries(
    [...Map.groupBy(faults, name => operatorFaults[name].status)].map(([status, names]) => [
      String(status),
      {
        description: names.map(name => `- \`${name}\`: ${operatorFaults[name].text}`).join('\n'),
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

const describeAccess = ({ access, stepUp }: OperatorOperation): string => {
  if (access === 'anyone') return 'Anyone may call it.'
  const who = access === 'staff' ? 'Every signed-in staff member may call it.' : `Needs \`${access}\`.`
  return stepUp ? `${who} Needs a proof by passkey within the last five minutes.` : who
}

const toPathItem = (name: string, declaration: OperatorOperation) => {
  const { area, access, input, output, summary } = declaration
  return {
    post: {
      operationId: name,
      summary,
      description: describeAccess(declaration),
      tags: [area],
      security: access === 'anyone' ? [] : [{ staffSession: [] }],
      parameters: [{ $ref: '#/components/parameters/memberId' }],
      requestBody: { required: true, content: { 'application/json': { schema: input } } },
      responses: {
        '200': { description: 'The result.', content: { 'application/json': { schema: output } } },
        ...faultResponses(allOperatorFaults(declaration)),
      },
    },
  }
}

/** The operator API as an OpenAPI document. */
export const operatorOpenApiDocument = ({
  serverUrl,
  version,
}: {
  readonly serverUrl: string
  readonly version: string
}) => ({
  openapi: '3.1.0',
  info: {
    title: 'Fairground operator API',
    version,
    description: `All that staff do. \`memberId\` is the number of the operator, or ${platformId} for the platform.`,
  },
  servers: [{ url: serverUrl }],
  tags: operatorAreas.map(name => ({ name })),
  paths: Object.fromEntries(
    Object.entries<OperatorOperation>(operatorOperations).map(([name, declaration]) => [
      `/operator/{memberId}/${name}`,
      toPathItem(name, declaration),
    ]),
  ),
  components: {
    parameters: {
      memberId: { name: 'memberId', in: 'path', required: true, schema: { type: 'integer', minimum: 0 } },
    },
    schemas: {
      Fault: {
        type: 'object',
        required: ['name', 'text'],
        properties: { name: { type: 'string' }, text: { type: 'string' }, id: { type: 'string' } },
      },
    },
    securitySchemes: { staffSession: { type: 'http', scheme: 'bearer' } },
  },
})
