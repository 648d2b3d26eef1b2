/** The faults of an operation that needs the password again. The fifth wrong password of a session ends it. */
export const passwordFaults = [
  'security.secondStepOver',
  'login.accountLocked',
  'profile.passwordWrong',
] as const
