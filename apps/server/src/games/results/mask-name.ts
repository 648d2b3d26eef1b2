/** Players recognise their own masked name, but others cannot identify them: "ro…n". */
export const maskName = (username: string): string =>
  username.length < 4 ? `${username.slice(0, 1)}…` : `${username.slice(0, 2)}…${username.slice(-1)}`
