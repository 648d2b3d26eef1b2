import type { Handler } from '#operation/handler.ts'

export const logout: Handler<'logout'> = async (_, { session }, { sessions }) => {
  if (session) await sessions.end(session, 'logout')
  return { result: 'success' }
}
