/** The game of the one-click wizard that an address opens: `pid`, or the last one if only `continue_session_id` is given. */
export const oneClickGameId = (search: URLSearchParams, lastGameId: string | null): number | null => {
  const continues = search.has('continue_session_id')
  const id = search.get('pid') ?? (continues ? lastGameId : null)
  return id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}

export const oneClickNames = ['pid', 'continue_session_id'] as const
