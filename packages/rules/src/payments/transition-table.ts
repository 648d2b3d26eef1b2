export type Transition<State extends string, Refusal extends string> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal }

/** Looks up a table of states and events; every cell is the next state or the reason for refusal. */
export const transitionTable =
  <State extends string, Event extends string, Refusal extends string>(
    states: readonly State[],
    table: Readonly<Record<State, Readonly<Record<Event, State | Refusal>>>>,
  ) =>
  (state: State, event: Event): Transition<State, Refusal> => {
    const cell = table[state][event]
    const next = states.find(known => known === cell)
    return next === undefined ? { ok: false, refusal: cell as Refusal } : { ok: true, state: next }
  }
