import type { PageRow } from '#core/api/use-rows.ts'
import { roleWords } from '#core/words/roles.ts'
import type { Tone } from '#parts/values/tag.tsx'

export type Staff = PageRow<'listStaff'>
export type StaffGrant = Staff['grants'][number]

export const statusWords: Readonly<Record<Staff['status'], string>> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
}
export const statusTones: Readonly<Record<Staff['status'], Tone>> = {
  active: 'good',
  invited: 'info',
  disabled: 'neutral',
}

/** The operator of a role. Without one it counts for all operators and the platform. */
export const toPlace = (memberId: number | null, getName: (memberId: number) => string): string =>
  memberId === null ? 'All operators' : getName(memberId)

/** The roles of a person, each once. */
export const toRoleTitles = ({ grants }: Pick<Staff, 'grants'>): readonly string[] => [
  ...new Set(grants.map(({ role }) => roleWords[role].title)),
]
