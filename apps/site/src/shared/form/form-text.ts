/** The trimmed text of a form field; empty for a file. */
export const readFormText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
