import type { MemberClient } from '#ledger/member-client.ts'

interface Recorded {
  readonly send: (client: MemberClient) => void
}

/** Creates a client that records statements. `send` sends them later, in the same order. */
export const recordStatements = () => {
  const recorded: Recorded[] = []
  let sentTo: MemberClient | undefined
  const client: MemberClient = {
    query: (text, values) =>
      sentTo
        ? sentTo.query(text, values)
        : new Promise((resolve, reject) => {
            recorded.push({ send: to => void to.query<never>(text, values).then(resolve, reject) })
          }),
  }
  return {
    client,
    /** From now on, all statements go to this client. */
    send(to: MemberClient): void {
      sentTo = to
      for (const { send } of recorded.splice(0)) send(to)
    },
  }
}
