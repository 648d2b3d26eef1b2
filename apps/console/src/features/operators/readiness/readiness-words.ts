import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { staffRoles } from '@fairground/contract/operator/staff-roles'
import type { PageName } from '#core/pages.ts'
import { roleWords } from '#core/words/roles.ts'

export type ReadinessItem = OperatorOutput<'getReadiness'>['items'][number]

interface ItemWords {
  readonly title: string
  /** What a person does about it. */
  readonly todo: string
  /** Where they do it: a page, and what is open on it. */
  readonly page: PageName
  readonly rest?: readonly string[]
  readonly link: string
}

const people = { page: 'staff', link: 'Staff and roles' } as const

/** What each line of the checklist means, and what to do about it. */
export const readinessWords = {
  hosts: {
    title: 'Address of the site',
    todo: 'Name the hosts at which players reach the site.',
    page: 'operator',
    rest: ['overview'],
    link: 'Hosts',
  },
  lane: {
    title: 'A lane serves the operator',
    todo: 'A lane takes a new operator within seconds. If none does, look at the system.',
    page: 'system',
    link: 'System',
  },
  returns: {
    title: 'Range of the return to player',
    todo: 'Finance proposes the lowest and the highest return that a game may have.',
    page: 'operator',
    rest: ['money'],
    link: 'Money settings',
  },
  mailAddress: {
    title: 'Sender of e-mails',
    todo: 'Set the address from which players get e-mails.',
    page: 'operator',
    rest: ['settings'],
    link: 'Settings',
  },
  payments: {
    title: 'A way to pay in',
    todo: 'Open a method of deposits, and save and test the payment provider.',
    page: 'operator',
    rest: ['payments'],
    link: 'Payment providers',
  },
  game: {
    title: 'A game is published',
    todo: 'A product manager makes a game from a template, and a game approver agrees.',
    page: 'games',
    link: 'Game designer',
  },
  openInstance: {
    title: 'A draw is on sale',
    todo: 'The schedule of the game opens the next draw by itself.',
    page: 'schedule',
    link: 'Schedule',
  },
  pages: {
    title: 'Pages of the site',
    todo: 'Publish the terms, the privacy notice and what a licence asks for.',
    page: 'content',
    link: 'Content',
  },
  gameStaff: {
    title: 'People for games',
    todo: 'Give the roles: a game needs one person who makes it and another who agrees.',
    ...people,
  },
  drawStaff: {
    title: 'People for draws',
    todo: 'Give the roles: a held draw needs a draw officer and a controller.',
    ...people,
  },
  moneyStaff: {
    title: 'People for money',
    todo: 'Give the roles: two people move money, so each role needs two.',
    ...people,
  },
  playerStaff: {
    title: 'People for players',
    todo: 'Give the roles for support, documents and safer play.',
    ...people,
  },
} as const satisfies Readonly<Record<ReadinessItem['item'], ItemWords>>

export const getItemWords = (item: ReadinessItem['item']): ItemWords => readinessWords[item]

/** The detail of the server in the words of the screens: "productManager: 0 of 1" becomes "Product manager: 0 of 1". */
export const describeDetail = (detail: string): string => {
  const words = staffRoles
    .reduce(
      (text, role) => text.replaceAll(new RegExp(`\\b${role}:`, 'g'), `${roleWords[role].title}:`),
      detail.replace('open instances', 'draws on sale').replace('sender of mails', 'sender of e-mails'),
    )
    .replace(/^1 (host|game|page|draw)s/, '1 $1')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
