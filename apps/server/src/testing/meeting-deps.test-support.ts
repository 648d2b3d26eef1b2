import type { OrganizerDeps } from '#lifecycle/organizer.ts'

/** Dependencies of workers that wait after the countersignature until `count` workers have received it. */
export const meetingAtCountersign = (deps: OrganizerDeps, count: number): OrganizerDeps => {
  const { promise: all, resolve: open } = Promise.withResolvers<void>()
  let here = 0
  return {
    ...deps,
    signer: {
      async call(name, body) {
        const answer = await deps.signer.call(name, body)
        if (name !== 'countersign') return answer
        here += 1
        if (here >= count) open()
        await all
        return answer
      },
    },
  }
}
