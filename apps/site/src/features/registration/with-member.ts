import { bootstrap } from '#core/bootstrap.ts'

/** The specification sends the values of these checks with the operator's id. */
export const withMember = (value: string): string => `${value}#${bootstrap.memberId}`
