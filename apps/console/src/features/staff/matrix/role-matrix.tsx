import { permissionRoles } from '@fairground/contract/operator/permissions'
import { type StaffRole, staffRoles } from '@fairground/contract/operator/staff-roles'
import { useSearchParams } from 'react-router'
import { roleWords } from '#core/words/roles.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import {
  type PermissionKind,
  permissionKindWords,
  permissionWords,
  sortedPermissions,
  toPermissionKind,
} from '../words/permission-words.ts'
import { Mark } from './mark.tsx'
import styles from './matrix.module.css'

const kinds: readonly PermissionKind[] = ['may', 'ask', 'agree', 'see']

/** Roles and permissions. The rules of the platform decide them, so there is nothing to change here. */
export function RoleMatrix() {
  const [parameters, setParameters] = useSearchParams()
  const chosen = parameters.get('role')
  const choose = (role: StaffRole) => setParameters(role === chosen ? {} : { role }, { replace: true })
  return (
    <Panel
      title="Who may do what"
      isFlush
      tools={
        <span className={styles.key}>
          {kinds.map(kind => (
            <span key={kind}>
              <Mark kind={kind} isNamed={false} />
              {permissionKindWords[kind]}
            </span>
          ))}
        </span>
      }
    >
      <ScrollArea label="Who may do what, as a table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Permission</th>
              {staffRoles.map(role => (
                <th key={role} scope="col" data-chosen={role === chosen || undefined}>
                  <button
                    type="button"
                    className={styles.role}
                    aria-pressed={role === chosen}
                    onClick={() => choose(role)}
                  >
                    {roleWords[role].title}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedPermissions.map(permission => {
              const roles: readonly StaffRole[] = permissionRoles[permission]
              return (
                <tr key={permission}>
                  <th scope="row">{permissionWords[permission]}</th>
                  {staffRoles.map(role => (
                    <td key={role} data-chosen={role === chosen || undefined}>
                      {roles.includes(role) && <Mark kind={toPermissionKind(permission)} />}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollArea>
    </Panel>
  )
}
