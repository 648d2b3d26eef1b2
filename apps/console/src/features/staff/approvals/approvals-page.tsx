import { proposalKindNames, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { permissionRoles, type Permission } from '@fairground/contract/operator/permissions'
import { useFindOperator, useMemberId } from '#core/operator/current-operator.ts'
import { proposalWords } from '#core/words/proposal-kinds.ts'
import { roleWords } from '#core/words/roles.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { Staff } from '../words/staff-words.ts'
import { findDeciders } from './find-deciders.ts'
import styles from './approvals.module.css'

const toRoles = (permission: Permission): string =>
  permissionRoles[permission].map(role => roleWords[role].title).join(', ')

function People({
  people,
  roles,
}: {
  readonly people: readonly Pick<Staff, 'name'>[]
  readonly roles: string
}) {
  return (
    <>
      {people.length === 0 ? <Tag tone="warn">No person</Tag> : people.map(({ name }) => name).join(', ')}
      <small>{roles}</small>
    </>
  )
}

/** Which people can make and approve each change that needs two, and where one is missing. */
export function ApprovalsPage({ staff }: { readonly staff: readonly Staff[] }) {
  const memberId = useMemberId()
  const operator = useFindOperator()
  return (
    <Panel
      title={operator ? `Who decides at ${operator.name}` : 'Who decides at the platform'}
      isFlush
      footer="The person who proposes never decides on the own proposal"
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">Proposed by</th>
            <th scope="col">Approved by another of</th>
            <th scope="col">Two people</th>
          </tr>
        </thead>
        <tbody>
          {proposalKindNames.map(kind => {
            const { makers, approvers, isPossible } = findDeciders(staff, kind, memberId)
            return (
              <tr key={kind}>
                <th scope="row">{proposalWords[kind]}</th>
                <td>
                  <People people={makers} roles={toRoles(proposalKinds[kind].propose)} />
                </td>
                <td>
                  <People people={approvers} roles={toRoles(proposalKinds[kind].approve)} />
                </td>
                <td>
                  {isPossible ? (
                    <Tag tone="good" icon="check">
                      Ready
                    </Tag>
                  ) : (
                    <Tag tone="bad" icon="warning">
                      One is missing
                    </Tag>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
