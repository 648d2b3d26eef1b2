import { useState } from 'react'
import { useFormat } from '#core/operator/use-format.ts'
import { useMe } from '#core/session/session.ts'
import { roleWords } from '#core/words/roles.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { type Staff, type StaffGrant, statusTones, statusWords, toPlace } from '../words/staff-words.ts'
import { useOperatorName } from '../words/use-operator-name.ts'
import { GrantButton } from './grant-button.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { WaitingGrants } from './waiting-grants.tsx'
import styles from './people.module.css'

function Grant({ grant, name }: { readonly grant: StaffGrant; readonly name: string }) {
  const getName = useOperatorName()
  const { amount } = useFormat()
  const { operators } = useMe()
  const { grantId, role, memberId, maxAmount } = grant
  const currency = operators.find(each => each.memberId === memberId)?.currency.code
  const place = toPlace(memberId, getName)
  return (
    <li>
      <span>
        <b>{roleWords[role].title}</b>
        <small>
          {place}
          {maxAmount !== null && `, alone to ${amount(maxAmount, currency)}`}
        </small>
      </span>
      <ActButton
        operation="revokeRole"
        fixed={{ grantId }}
        title={`Take the role ${roleWords[role].title} from ${name}?`}
        about="At once, also in open sessions. A new role needs two admins."
        reasons={['Left the team', 'Given by mistake', 'Change of task']}
        submitLabel="Take the role"
        done="The role is taken"
      >
        Take…
      </ActButton>
    </li>
  )
}

/** One account: its roles, what waits, and the way in and out. */
export function PersonDetail({ staff, onClose }: { readonly staff: Staff; readonly onClose: () => void }) {
  const { staffId, name, email, status, grants, breakGlass } = staff
  const [link, setLink] = useState<string>()
  const me = useMe()
  return (
    <Stack>
      <Panel
        title={name}
        about={<Tag tone={statusTones[status]}>{statusWords[status]}</Tag>}
        tools={
          <Button tone="quiet" icon="close" onPress={onClose}>
            Close
          </Button>
        }
      >
        <Facts
          facts={[
            { title: 'Email', value: email },
            { title: 'Number', value: staffId },
          ]}
        />
        {breakGlass && (
          <Note tone="bad" icon="warning">
            An account for emergencies. Every sign-in raises an alarm.
          </Note>
        )}
        {status === 'invited' && (
          <ActButton
            operation="renewInvitation"
            icon="mail"
            isFull
            fixed={{ staffId }}
            title={`Renew the invitation of ${name}?`}
            about="Earlier links end. The new one works once within a day."
            reasons={['The link ended', 'The link was lost']}
            submitLabel="Create a new link"
            done="The invitation is renewed"
            onDone={output => setLink(output.link)}
          >
            Renew the invitation…
          </ActButton>
        )}
        {status !== 'disabled' && (
          <ActButton
            operation="disableStaff"
            icon="lock"
            tone="danger-outline"
            isFull
            fixed={{ staffId }}
            title={`Disable ${name}?`}
            about="All sessions end at once and no new one is possible. The last two active admins cannot be disabled."
            reasons={['Left the company', 'Lost device', 'Suspicion']}
            submitLabel="Disable the account"
            done={`${name} is disabled`}
            disabledReason={staffId === me.staffId ? 'This is your own account' : undefined}
          >
            Disable…
          </ActButton>
        )}
      </Panel>
      <Panel title="Roles" isFlush>
        {grants.length === 0 ? (
          <Empty icon="key" title="No role yet">
            Without a role the person sees nothing.
          </Empty>
        ) : (
          <ul className={styles.grants}>
            {grants.map(grant => (
              <Grant key={grant.grantId} grant={grant} name={name} />
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <WaitingGrants staffId={staffId} />
          <GrantButton staff={staff} />
        </div>
      </Panel>
      <InvitationDialog link={link} onClose={() => setLink(undefined)} />
    </Stack>
  )
}
