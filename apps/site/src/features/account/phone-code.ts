export const codeLength = 6

/** "requestId#phone" of the answer; what has no # is no answer (specification section 5). */
export const requestIdOf = (result: string): string | undefined => {
  const [requestId, phone] = result.split('#')
  return phone === undefined || !requestId ? undefined : requestId
}

/** +44 •••• ••3482: enough to know one's own number by, and no more. */
export const maskedPhone = (readable: string): string => {
  const [prefix = ''] = /^\+\d+/.exec(readable) ?? []
  return prefix + readable.slice(prefix.length).replaceAll(/\d(?=(?:\D*\d){4})/g, '•')
}
