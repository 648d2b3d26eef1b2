/** The faults of the operator API with their HTTP status and text. `{…}` stands for a detail. */
export const operatorFaults = {
  'request.unknownOperation': { status: 404, text: 'There is no such operation.' },
  'request.invalid': { status: 400, text: 'The input does not match the contract.' },
  'request.rateLimited': { status: 429, text: 'Too many calls. Try again in a minute.' },
  'request.internal': { status: 500, text: 'We hit a problem. The log has the details under this id.' },
  'staff.notSignedIn': { status: 401, text: 'Sign in first.' },
  'staff.notAllowed': { status: 403, text: 'Your roles do not include this.' },
  'staff.unknownOperator': {
    status: 404,
    text: 'There is no such operator, or your roles do not include it.',
  },
  'staff.stepUpRequired': { status: 403, text: 'Confirm with your passkey first.' },
  'staff.proofNotValid': { status: 403, text: 'The passkey or the link is not valid. Begin again.' },
  'staff.mfaRequired': {
    status: 403,
    text: 'The identity provider did not report a second factor. Sign in there with one.',
  },
  'staff.refused': { status: 409, text: 'Refused: {why}.' },
  'proposal.needed': { status: 409, text: 'This needs a second person. Make a proposal.' },
  'proposal.notOpen': { status: 409, text: 'The proposal is not open any more.' },
  'proposal.ownProposal': { status: 403, text: 'Another person must vote on your proposal.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly text: string }>>

export type OperatorFaultName = keyof typeof operatorFaults

/** A fault on the wire. `id` identifies the log entry of an internal error. */
export interface OperatorFault {
  readonly name: OperatorFaultName
  readonly text: string
  readonly id?: string
}

export const operatorFault = (
  name: OperatorFaultName,
  { id, why }: { readonly id?: string; readonly why?: string } = {},
): OperatorFault => ({
  name,
  text: operatorFaults[name].text.replace('{why}', why ?? 'not possible'),
  ...(id !== undefined && { id }),
})
