import type { OrganizerParts } from '#draws/organizer.ts'

/** The same parts for workers that go on only when so many of them have the signer's countersignature in hand. */
export const meetingAtCountersign = (parts: OrganizerParts, count: number): OrganizerParts => {
  const { promise: all, resolve: open } = Promise.withResolvers<void>()
  let here = 0
  return {
    ...parts,
    signer: {
      async call(name, body) {
        const answer = await parts.signer.call(name, body)
        if (name !== 'countersign') return answer
        here += 1
        if (here >= count) open()
        await all
        return answer
      },
    },
  }
}
