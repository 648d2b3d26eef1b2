/** The mails to players with texts that an operator can change. Mails about security events are not among them. */
export const mailNames = [
  'confirmEmail',
  'resetPassword',
  'signInLocked',
  'documentsApproved',
  'documentsRejected',
  'accountClosed',
  'supportCase',
  'supportAnswer',
  'invite',
  'depositReceipt',
  'depositFailed',
  'withdrawalRequested',
  'withdrawalPaid',
  'withdrawalRejected',
  'notification',
  'giftInvite',
  'subscriptionDetails',
] as const
export type MailName = (typeof mailNames)[number]
