import { Icon } from '@fairground/ui/icons/icon.tsx'
import { type PermissionKind, permissionKindWords } from '../words/permission-words.ts'
import styles from './matrix.module.css'

/** What a role may do, as a sign with words for those who do not see it. */
export function Mark({
  kind,
  isNamed = true,
}: {
  readonly kind: PermissionKind
  readonly isNamed?: boolean
}) {
  return (
    <span className={styles.mark} data-kind={kind} title={permissionKindWords[kind]}>
      {kind === 'see' && <Icon name="eye" size="sm" />}
      {kind === 'may' && <Icon name="check" size="sm" />}
      {kind === 'agree' && <Icon name="users" size="sm" />}
      {kind === 'ask' && <span aria-hidden="true">2</span>}
      {isNamed && <span className="vh">{permissionKindWords[kind]}</span>}
    </span>
  )
}
