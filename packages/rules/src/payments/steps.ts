export type Step<State extends string, Refusal extends string> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal }

/** Reads a table of states and events, in which every cell is the next state or the reason why there is none. */
export const stepsOf =
  <State extends string, Event extends string, Refusal extends string>(
    states: readonly State[],
    table: Readonly<Record<State, Readonly<Record<Event, State | Refusal>>>>,
  ) =>
  (state: State, event: Event): Step<State, Refusal> => {
    const cell = table[state][event]
    const next = states.find(known => known === cell)
    return next === undefined ? { ok: false, refusal: cell as Refusal } : { ok: true, state: next }
  }
