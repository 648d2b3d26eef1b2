/** The value alone: the specification has it followed by the operator's id, which we know better. */
export const valueOf = (text: string): string => text.replace(/#\d+$/, '').trim()
