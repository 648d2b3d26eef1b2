import { Person } from '#parts/values/person.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { type Staff, statusTones, statusWords, toPlace, toRoleTitles } from '../words/staff-words.ts'

export const toPeopleColumns = (getName: (memberId: number) => string): readonly Column<Staff>[] => {
  const toPlaces = ({ grants }: Staff): string =>
    [...new Set(grants.map(({ memberId }) => toPlace(memberId, getName)))].join(', ')
  return [
    {
      id: 'name',
      title: 'Name',
      always: true,
      cell: ({ name }) => <Person name={name} isSmall />,
      sortBy: ({ name }) => name,
      text: ({ name }) => name,
    },
    {
      id: 'roles',
      title: 'Roles',
      always: true,
      cell: staff => toRoleTitles(staff).join(', ') || <Tag tone="warn">No role</Tag>,
      sortBy: staff => toRoleTitles(staff).join(', '),
      text: staff => toRoleTitles(staff).join(', '),
    },
    { id: 'for', title: 'For', width: 170, cell: toPlaces, text: toPlaces },
    { id: 'email', title: 'Email', cell: ({ email }) => email, hidden: true },
    {
      id: 'state',
      title: 'State',
      width: 150,
      cell: ({ status, breakGlass }) => (
        <>
          <Tag tone={statusTones[status]}>{statusWords[status]}</Tag>{' '}
          {breakGlass && <Tag tone="bad">Break-glass</Tag>}
        </>
      ),
      sortBy: ({ status }) => status,
      text: ({ status }) => statusWords[status],
    },
  ]
}
