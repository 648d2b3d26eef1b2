import { Navigate, Route, Routes } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'
import { ApprovalsPage } from './approvals/approvals-page.tsx'
import { PeopleMatrix } from './matrix/people-matrix.tsx'
import { RoleMatrix } from './matrix/role-matrix.tsx'
import { InviteButton } from './people/invite-button.tsx'
import { PeoplePage } from './people/people-page.tsx'

const pageSize = 200

/** Who works here, with which roles, and what the roles allow. */
export function StaffPage() {
  const path = usePath()
  const { rows, ...rest } = useRows('listStaff', { limit: pageSize })
  return (
    <Page
      title="Staff and roles"
      tabs={
        <Tabs
          label="Parts of staff and roles"
          tabs={[
            { title: 'People', href: path('staff', 'people'), count: rest.hasMore ? undefined : rows.length },
            { title: 'Who has which role', href: path('staff', 'matrix') },
            { title: 'Who may do what', href: path('staff', 'roles') },
            { title: 'Who decides', href: path('staff', 'approvals') },
          ]}
        />
      }
      tools={<InviteButton />}
    >
      <Routes>
        <Route path="people/:staffId?" element={<PeoplePage staff={rows} rows={rest} />} />
        <Route path="matrix" element={<PeopleMatrix staff={rows} />} />
        <Route path="roles" element={<RoleMatrix />} />
        <Route path="approvals" element={<ApprovalsPage staff={rows} />} />
        <Route path="*" element={<Navigate to={path('staff', 'people')} replace />} />
      </Routes>
    </Page>
  )
}
