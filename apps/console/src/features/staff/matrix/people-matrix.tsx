import { staffRoles } from '@fairground/contract/operator/staff-roles'
import { Link } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { roleWords } from '#core/words/roles.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { type Staff, toPlace } from '../words/staff-words.ts'
import { useOperatorName } from '../words/use-operator-name.ts'
import styles from './matrix.module.css'

/** People, their roles and the operators for which they have them. */
export function PeopleMatrix({ staff }: { readonly staff: readonly Staff[] }) {
  const path = usePath()
  const getName = useOperatorName()
  const shown = staff.filter(({ status }) => status !== 'disabled')
  return (
    <Panel title="Who has which role" isFlush footer="Disabled accounts are left out">
      <ScrollArea label="Who has which role, as a table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Person</th>
              {staffRoles.map(role => (
                <th key={role} scope="col">
                  {roleWords[role].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ staffId, name, grants }) => (
              <tr key={staffId}>
                <th scope="row">
                  <Link to={path('staff', 'people', staffId)}>{name}</Link>
                </th>
                {staffRoles.map(role => (
                  <td key={role} className={styles.cell}>
                    {grants
                      .filter(grant => grant.role === role)
                      .map(({ memberId }) => (memberId === null ? 'All' : toPlace(memberId, getName)))
                      .join(', ')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Panel>
  )
}
