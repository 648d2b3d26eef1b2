import { permissionRoles } from '@fairground/contract/operator/permissions'
import { proposalKindNames, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useState } from 'react'
import { proposalWords } from '#core/words/proposal-kinds.ts'
import { roleWords } from '#core/words/roles.ts'
import { Button } from '#parts/controls/button.tsx'
import type { Permission } from '@fairground/contract/operator/permissions'
import styles from './proposals.module.css'

const toRoles = (permission: Permission): string =>
  permissionRoles[permission].map(role => roleWords[role].title).join(', ')

/** All kinds of proposals with the roles that propose and decide. */
export function WhoDecides() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon="users" onPress={() => setIsOpen(true)}>
        Kinds and who decides
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Kinds and who decides"
        closeLabel="Close"
        width="wide"
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Change</th>
              <th scope="col">Proposed by</th>
              <th scope="col">Approved by another of</th>
            </tr>
          </thead>
          <tbody>
            {proposalKindNames.map(kind => (
              <tr key={kind}>
                <td>{proposalWords[kind]}</td>
                <td>{toRoles(proposalKinds[kind].propose)}</td>
                <td>{toRoles(proposalKinds[kind].approve)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Modal>
    </>
  )
}
