import { readFileSync } from 'node:fs'
import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { signInDevice } from '@fairground/operator-client/device-sign-in'
import { createOperatorCall } from '@fairground/operator-client/operator-client'
import { getVoteLink, propose, waitForProposal } from '@fairground/operator-client/proposals'

// Opens an operator and its first game: node main.ts CONSOLE-ADDRESS OPERATOR.json GAME.json
const [address = 'http://localhost:4100', operatorFile = '', gameFile = ''] = process.argv.slice(2)
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const reason = 'open a new operator'

let token = process.env['FAIRGROUND_STAFF_TOKEN']
const call = createOperatorCall(address, () => token)
token ??= (
  await signInDevice(call, {
    client: 'open-operator',
    show: ({ url, code }) => console.log(`Confirm the code ${code} at ${url}`),
  })
).token

const operator = readJson(operatorFile) as OperatorInput<'createOperator'>['operator']
const opened = await call('createOperator', { operator, reason })
console.log(`operator ${opened.memberId} at ${opened.address}`)

const game = readJson(gameFile) as ProposalPayload<'publishGame'>['game']
const { proposalId } = await propose(
  call,
  { kind: 'publishGame', payload: { game }, reason },
  opened.memberId,
)
console.log(`a game approver votes at ${getVoteLink(address, opened.memberId, proposalId)}`)
await waitForProposal(call, opened.memberId, proposalId)
console.log(`game ${game.id} is open`)
