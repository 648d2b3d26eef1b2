/** Removes the operator's id, which the specification appends and the site key already determines. */
export const stripOperatorId = (text: string): string => text.replace(/#\d+$/, '').trim()
