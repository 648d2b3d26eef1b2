import { roleWords } from '#core/words/roles.ts'
import type { DemoStaff } from '#core/settings.ts'
import { Person } from '#parts/values/person.tsx'
import styles from './plain-page.module.css'

/** The staff of the demo. Their passkeys are software of the demo, so any visitor can use them. */
export function DemoStaffList({
  staff,
  onChoose,
}: {
  readonly staff: readonly DemoStaff[]
  readonly onChoose: (member: DemoStaff) => void
}) {
  return (
    <section className={styles.demo} aria-labelledby="demo-staff">
      <h2 id="demo-staff">Demo: sign in as</h2>
      <ul className={styles.list}>
        {staff.map(member => (
          <li key={member.passkey.credentialId}>
            <button type="button" className={styles.staff} onClick={() => onChoose(member)}>
              <Person name={member.name} note={member.roles.map(role => roleWords[role].title).join(', ')} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
