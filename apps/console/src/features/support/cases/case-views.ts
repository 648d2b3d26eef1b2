import type { OperatorInput } from '@fairground/contract/operator/operator-operations'

type CaseFilter = Pick<OperatorInput<'listSupportCases'>, 'status' | 'assigned' | 'overdue'>

/** Which cases are listed, by the name in the address. */
export const caseViews = {
  waiting: { title: 'Waiting', filter: {}, empty: 'No case waits for an answer' },
  overdue: { title: 'Overdue', filter: { overdue: true }, empty: 'No case is overdue' },
  mine: { title: 'Mine', filter: { assigned: 'me' }, empty: 'No case is assigned to you' },
  free: { title: 'Not assigned', filter: { assigned: 'none' }, empty: 'Every waiting case is assigned' },
  answered: { title: 'Answered', filter: { status: 'answered' }, empty: 'No answered case' },
  closed: { title: 'Closed', filter: { status: 'closed' }, empty: 'No closed case' },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly filter: CaseFilter; readonly empty: string }>
>

export type CaseView = keyof typeof caseViews
export const caseViewNames = Object.keys(caseViews) as readonly CaseView[]

export const toCaseView = (name: string | null): CaseView =>
  caseViewNames.find(each => each === name) ?? 'waiting'
