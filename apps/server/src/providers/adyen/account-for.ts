export const accountFor = (account: string, memberId: number): string =>
  account.replaceAll('{member}', String(memberId))
