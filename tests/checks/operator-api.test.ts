import { operatorOperationNames } from '@fairground/contract/operator/operator-operations'
import { proposalKindNames } from '@fairground/contract/operator/proposal-kinds'
import { formatOperatorApi } from '@fairground/scripts/map/format-operator-api.ts'
import { describe, expect, it } from 'vitest'

const [operations = '', kinds = ''] = formatOperatorApi().split('## Kinds of proposals')
const findRows = (text: string, name: string): string[] =>
  text.split('\n').filter(line => line.startsWith(`| \`${name}\` |`))

describe('the page of the operator API', () => {
  it('has one row for each operation', () => {
    for (const name of operatorOperationNames) expect(findRows(operations, name), name).toHaveLength(1)
  })

  it('has one row for each kind of proposal', () => {
    for (const name of proposalKindNames) expect(findRows(kinds, name), name).toHaveLength(1)
  })

  it('names the roles and the passkey of an operation', () => {
    expect(findRows(operations, 'inviteStaff')[0]).toMatch(/\| platformAdmin \| platform, passkey \|$/)
  })
})
