export const codeLength = 6

/** Parses "requestId#phone"; a result without # is invalid (specification section 5). */
export const getRequestId = (result: string): string | undefined => {
  const [requestId, phone] = result.split('#')
  return phone === undefined || !requestId ? undefined : requestId
}

/** "+44 •••• ••3482": players recognise their number, and the rest stays private. */
export const maskedPhone = (readable: string): string => {
  const [prefix = ''] = /^\+\d+/.exec(readable) ?? []
  return prefix + readable.slice(prefix.length).replaceAll(/\d(?=(?:\D*\d){4})/g, '•')
}
