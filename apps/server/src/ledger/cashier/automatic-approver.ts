/** The approver of withdrawals that the routing rule approves without staff. */
export const automaticApprover = 'system/routing'
