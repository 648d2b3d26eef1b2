/** Enough of a name to know oneself by, not enough to know another: "ro…m". */
export const maskedName = (username: string): string =>
  username.length < 4 ? `${username.slice(0, 1)}…` : `${username.slice(0, 2)}…${username.slice(-1)}`
