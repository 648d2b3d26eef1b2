/** The game whose one-click wizard an address opens: `pid`, or with `continue_session_id` alone the one left last. */
export const oneClickOf = (search: URLSearchParams, leftLast: string | null): number | null => {
  const continues = search.has('continue_session_id')
  const id = search.get('pid') ?? (continues ? leftLast : null)
  return id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}

export const oneClickNames = ['pid', 'continue_session_id'] as const
